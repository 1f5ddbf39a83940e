package grundy.games;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Computes the Grundy values of a {@link TakingRule} in growing order. The time for a heap that can be split grows with the
 * number of heaps of rare values where these are few ({@link SparseSpace}), and else with the size of the heap. It stops as
 * soon as a period is certified: the rest is filled.
 */
final class TakingTable {

    /** The largest heap that is computed where rare values are not few, and no period is certified. */
    static final int MAX_DENSE_HEAP = 100_000;

    /** The largest heap that is computed where a move may leave three: there are about 8 million options for each digit. */
    static final int MAX_IN_THREE = 3_000;

    private static final int FIRST_LOOK = 64;
    /** A space is sparse where less than one heap in so many has a rare value. */
    private static final int SPARSE = 8;
    /** So many splits after taking one number are looked at before those after taking another. */
    private static final int STRIDE = 256;

    private final TakingRule rule;
    private final int maxDenseHeap;
    private final int[] thenNone;
    private final int[] thenOne;
    private final int[] thenTwo;
    private final int[] thenThree;
    private final int[] values;
    private final SeenValues seen = new SeenValues();
    private @Nullable SparseSpace space;
    private Optional<PeriodCertificate> period = Optional.empty();

    private TakingTable(TakingRule rule, int maxHeap, int maxDenseHeap) {
        this.rule = rule;
        this.maxDenseHeap = maxDenseHeap;
        this.thenNone = array(rule.thenNone());
        this.thenOne = array(rule.thenOne());
        this.thenTwo = array(rule.thenTwo());
        this.thenThree = array(rule.thenThree());
        this.values = new int[maxHeap + 1];
    }

    private static int[] array(List<Integer> list) {
        return list.stream().mapToInt(Integer::intValue).toArray();
    }

    /**
     * Computes g(0) to g({@code maxHeap}).
     *
     * @throws IllegalArgumentException if {@code maxHeap} is more than {@link #MAX_DENSE_HEAP}, and rare values are not few
     */
    static int[] of(TakingRule rule, int maxHeap) {
        return of(rule, maxHeap, MAX_DENSE_HEAP);
    }

    /** The same with another bound, so that a test need not go so far. */
    static int[] of(TakingRule rule, int maxHeap, int maxDenseHeap) {
        var table = new TakingTable(rule, maxHeap, maxDenseHeap);
        table.fill();
        return table.values;
    }

    private void fill() {
        int nextLook = FIRST_LOOK;
        for (int heap = 0; heap < values.length; heap++) {
            if (heap == nextLook || heap == maxDenseHeap + 1) {
                look(heap);
                nextLook = 2 * Integer.highestOneBit(heap);
            }
            values[heap] = period.isPresent() ? values[heap - period.get().length()] : next(heap);
            seen.makeRoomFor(values[heap]);
        }
    }

    /** Looks at the values so far for a period, and for a sparse space. */
    private void look(int heap) {
        period = PeriodCertificate.of(rule, values, heap);
        space = null;
        if (period.isEmpty() && rule.maxPieces() == 2) {
            space = SparseSpace.of(values, heap, heap / SPARSE).orElse(null);
            if (space == null && heap > maxDenseHeap) {
                throw new IllegalArgumentException("no period is certified by the values to " + maxDenseHeap
                        + ", and too many of them are rare ones to go on: take at most " + maxDenseHeap + " stones");
            }
        }
    }

    private int next(int heap) {
        seen.startOf(heap);
        addRests(heap);
        if (space != null) {
            return nextBySpace(space, heap);
        }
        for (int taken : thenTwo) {
            addSplits(heap - taken, 1, heap);
        }
        for (int taken : thenThree) {
            addSplitsInThree(heap - taken);
        }
        return seen.mex();
    }

    private void addRests(int heap) {
        if (Arrays.binarySearch(thenNone, heap) >= 0) {
            seen.add(0);
        }
        for (int i = 0; i < thenOne.length && thenOne[i] < heap; i++) {
            seen.add(values[heap - thenOne[i]]);
        }
    }

    /** Adds the values of the splits whose smaller heap has {@code from} to {@code to} stones. */
    private void addSplits(int rest, int from, int to) {
        int end = Math.min(to, rule.intoEqual() ? rest / 2 : (rest - 1) / 2);
        for (int a = from; a <= end; a++) {
            seen.add(values[a] ^ values[rest - a]);
        }
    }

    private void addSplitsInThree(int rest) {
        for (int a = 1; a <= rest / 3; a++) {
            for (int b = a; b <= rest - a - b; b++) {
                seen.add(values[a] ^ values[b] ^ values[rest - a - b]);
            }
        }
    }

    /**
     * The mex by a sparse space. The splits with a rare value show which common values there are, and so the smallest common
     * one that is missing: the mex is that, or a smaller rare one that no split has. Those are looked for among all splits;
     * mostly a few thousand show them all.
     */
    private int nextBySpace(SparseSpace sparse, int heap) {
        for (int taken : thenTwo) {
            sparse.addSplits(heap - taken, rule.intoEqual(), values, seen);
        }
        int bound = sparse.smallestCommonMissing(seen);
        int mex = seen.mex();
        for (int from = 1; mex < bound && from <= heap / 2; from += STRIDE) {
            for (int taken : thenTwo) {
                addSplits(heap - taken, from, from + STRIDE - 1);
            }
            mex = seen.mexFrom(mex);
        }
        sparse.add(heap, mex);
        return mex;
    }
}
