package grundy.games;

import java.util.Arrays;
import java.util.Optional;

/**
 * A split of all values in two: the rare ones with an even number of ones among the bits of a mask, and the common ones with
 * an odd number (E. R. Berlekamp, J. H. Conway and R. K. Guy, 1982; A. Flammenkamp, 1997). The XOR of two rare values, or of
 * two common ones, is rare; that of a rare and a common value is common. This holds for every mask; in many games there is
 * one for which few heaps have a rare value.
 */
final class SparseSpace {

    private final int mask;
    private int[] heaps = new int[64];
    private int[] values = new int[64];
    private int size;

    private SparseSpace(int mask) {
        this.mask = mask;
    }

    /**
     * The one with the fewest rare heaps among those from 1 stone to before {@code upTo}.
     *
     * @param limit of rare heaps, so that what is not sparse takes no memory
     * @return empty where there are so many or more
     */
    static Optional<SparseSpace> of(int[] table, int upTo, int limit) {
        var space = new SparseSpace(rarestMask(table, upTo));
        if (Arrays.stream(table, 1, upTo).filter(space::isRare).count() >= limit) {
            return Optional.empty();
        }
        for (int heap = 1; heap < upTo; heap++) {
            space.add(heap, table[heap]);
        }
        return Optional.of(space);
    }

    /** Takes note of the next heap, if its value is rare. */
    void add(int heap, int value) {
        if (!isRare(value)) {
            return;
        }
        if (size == heaps.length) {
            heaps = Arrays.copyOf(heaps, 2 * size);
            values = Arrays.copyOf(values, 2 * size);
        }
        heaps[size] = heap;
        values[size++] = value;
    }

    boolean isRare(int value) {
        return (Integer.bitCount(value & mask) & 1) == 0;
    }

    /** How many heaps have a rare value. */
    int size() {
        return size;
    }

    /** Adds the values of all splits in which one heap has a rare value, hence every common value that a split has. */
    void addSplits(int rest, boolean intoEqual, int[] table, SeenValues seen) {
        int end = size;
        while (end > 0 && heaps[end - 1] >= rest) {
            end--;
        }
        int half = intoEqual || rest % 2 == 1 ? -1 : Arrays.binarySearch(heaps, 0, end, rest / 2);
        addSplits(0, half < 0 ? end : half, rest, table, seen);
        if (half >= 0) {
            addSplits(half + 1, end, rest, table, seen);
        }
    }

    /** The innermost loop of a long table: nothing in it but loads and a store. */
    private void addSplits(int from, int to, int rest, int[] table, SeenValues seen) {
        for (int i = from; i < to; i++) {
            seen.add(values[i] ^ table[rest - heaps[i]]);
        }
    }

    /** The smallest common value that was not seen. */
    int smallestCommonMissing(SeenValues seen) {
        int value = 0;
        while (isRare(value) || seen.contains(value)) {
            value++;
        }
        return value;
    }

    /**
     * The mask with the fewest rare heaps: the transform (J. Hadamard, 1893) of how often each value occurs gives, for every
     * mask at once, the number of rare heaps less that of common ones.
     */
    private static int rarestMask(int[] table, int upTo) {
        int largest = Arrays.stream(table, 0, upTo).max().orElse(0);
        int[] excess = new int[Integer.highestOneBit(Math.max(1, largest)) * 2];
        for (int heap = 1; heap < upTo; heap++) {
            excess[table[heap]]++;
        }
        for (int bit = 1; bit < excess.length; bit *= 2) {
            for (int i = 0; i < excess.length; i++) {
                if ((i & bit) == 0) {
                    int sum = excess[i] + excess[i | bit];
                    excess[i | bit] = excess[i] - excess[i | bit];
                    excess[i] = sum;
                }
            }
        }
        int best = 0;
        for (int mask = 1; mask < excess.length; mask++) {
            best = excess[mask] < excess[best] ? mask : best;
        }
        return best;
    }
}
