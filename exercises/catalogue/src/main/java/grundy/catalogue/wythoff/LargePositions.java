package grundy.catalogue.wythoff;

import grundy.catalogue.Case;
import grundy.games.Wythoff;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;

/** Draws positions beyond any table, lost ones and won ones close to them. */
final class LargePositions {

    private static final int MOVES_TO = 1_000_000;
    private static final int WINNERS_TO = 1_000_000_000;
    private static final int OF_A_KIND = 30;

    /** Fibonacci numbers of even index, whose products with the golden ratio are whole numbers to a double. */
    private static final int[] CLOSE_CALLS = {102_334_155, 267_914_296};

    private final Random random;

    LargePositions(long seed) {
        this.random = new Random(seed);
    }

    /** The fewest stones first. */
    List<Case> draw() {
        var cases = new ArrayList<Case>();
        for (int i = 0; i < OF_A_KIND; i++) {
            TwoHeaps few = lost(MOVES_TO);
            TwoHeaps many = lost(WINNERS_TO);
            cases.add(few.moveCaseBesideWinners());
            cases.add(beside(few).moveCaseBesideWinners());
            cases.add(many.winnerCase());
            cases.add(beside(many).winnerCase());
        }
        for (int difference : CLOSE_CALLS) {
            int lower = Wythoff.lower(difference);
            cases.add(new TwoHeaps(lower, lower + difference).winnerCase());
            cases.add(new TwoHeaps(lower + 1 + difference, lower + 1).winnerCase());
        }
        cases.sort(Comparator.comparingLong(LargePositions::stones));
        return cases;
    }

    private static long stones(Case asked) {
        TwoHeaps heaps = TwoHeaps.of(asked);
        return (long) heaps.a() + heaps.b();
    }

    /** The larger heap is less than three times their difference, and what lies beside it within the limit too. */
    private TwoHeaps lost(int to) {
        int difference = WythoffChecks.SEARCHED + random.nextInt(to / 4);
        int lower = Wythoff.lower(difference);
        return swapped(lower, lower + difference);
    }

    /** One that differs by a few stones, or by many, in one heap. */
    private TwoHeaps beside(TwoHeaps lost) {
        int more = random.nextBoolean() ? 1 + random.nextInt(3) : 1 + random.nextInt(lost.a() / 4);
        return random.nextBoolean()
                ? new TwoHeaps(lost.a() + more, lost.b())
                : new TwoHeaps(lost.a() - more % lost.a(), lost.b());
    }

    private TwoHeaps swapped(int a, int b) {
        return random.nextBoolean() ? new TwoHeaps(a, b) : new TwoHeaps(b, a);
    }
}
