package grundy.catalogue.nimberarithmetic;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;

/** Nimbers of every length to 64 bits, among them products of Fermat 2-powers, and many whose highest bit is set. */
final class LargeNimbers {

    private static final int LONGEST = 64;

    /** Few of these: everybody has them right who knows that a nim-sum is XOR. */
    private static final int SUMS = 10;

    private static final int PRODUCTS = 90;
    private static final int INVERSES = 60;

    private final Random random;

    LargeNimbers(Random random) {
        this.random = random;
    }

    /** The shortest first. */
    List<Operation> drawn() {
        var drawn = new ArrayList<Operation>();
        for (int bits = 2; bits < LONGEST; bits *= 2) {
            long power = 1L << bits;
            drawn.add(Operation.product(power, power));
            drawn.add(Operation.product(power, nimber(bits)));
        }
        for (int i = 0; i < SUMS; i++) {
            drawn.add(Operation.sum(nimber(length(i)), nimber(length(i))));
        }
        for (int i = 0; i < PRODUCTS; i++) {
            drawn.add(Operation.product(nimber(length(i)), nimber(length(i))));
        }
        for (int i = 0; i < INVERSES; i++) {
            drawn.add(Operation.inverse(nimber(length(i))));
        }
        drawn.sort(Comparator.comparingInt(operation ->
                operation.operands().stream().mapToInt(LargeNimbers::lengthOf).sum()));
        return List.copyOf(drawn);
    }

    /** From 9 bits on, and every other time as long as can be. */
    private int length(int i) {
        return i % 2 == 0 ? LONGEST : 9 + random.nextInt(LONGEST - 9);
    }

    /** With exactly so many binary digits. */
    private long nimber(int bits) {
        return (random.nextLong() >>> (LONGEST - bits)) | (1L << (bits - 1));
    }

    private static int lengthOf(long nimber) {
        return LONGEST - Long.numberOfLeadingZeros(nimber);
    }
}
