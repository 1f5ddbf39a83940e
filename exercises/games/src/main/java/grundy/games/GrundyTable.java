package grundy.games;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The Grundy values of single heaps, and what follows from them for sums (R. P. Sprague, 1935; P. M. Grundy, 1939): the
 * value of a position is the mex of its options' values, the value of a sum is the XOR of its parts' values, and the player
 * to move loses exactly where it is 0.
 */
public final class GrundyTable {

    /** The largest heap that a table is made for: 2.5 thousand million options for each digit that allows a split. */
    public static final int MAX_HEAP = 100_000;

    private final HeapGame game;
    private final int[] values;
    private final Map<Integer, List<List<Integer>>> listed = new ConcurrentHashMap<>();

    private GrundyTable(HeapGame game, int[] values) {
        this.game = game;
        this.values = values;
    }

    /**
     * Computes g(0) to g({@code maxHeap}) by mex. The time grows with the number of options: with the square of
     * {@code maxHeap} where heaps can be split.
     *
     * @param maxHeap 0 to {@link #MAX_HEAP} stones
     * @throws IllegalArgumentException if {@code maxHeap} is out of range
     */
    public static GrundyTable of(HeapGame game, int maxHeap) {
        if (maxHeap < 0 || maxHeap > MAX_HEAP) {
            throw new IllegalArgumentException(
                    "Grundy values are computed for heaps of 0 to " + MAX_HEAP + " stones, not " + maxHeap);
        }
        int[] values = new int[maxHeap + 1];
        var seen = new SeenValues();
        for (int heap = 0; heap <= maxHeap; heap++) {
            int current = heap;
            game.visitOptions(heap, (a, b, c) -> seen.mark(values[a] ^ values[b] ^ values[c], current));
            values[heap] = seen.mex(current);
        }
        return new GrundyTable(game, values);
    }

    /** The rule that the values belong to. */
    public HeapGame game() {
        return game;
    }

    /** What {@link HeapGame#options} lists, remembered. */
    public List<List<Integer>> options(int heap) {
        return listed.computeIfAbsent(heap, game::options);
    }

    /** The largest heap in the table. */
    public int maxHeap() {
        return values.length - 1;
    }

    /**
     * The Grundy value of one heap.
     *
     * @param heap 0 to {@link #maxHeap()} stones
     * @throws IllegalArgumentException if {@code heap} is out of range
     */
    public int value(int heap) {
        if (heap < 0 || heap >= values.length) {
            throw new IllegalArgumentException("this table holds heaps of 0 to " + maxHeap() + " stones, not " + heap);
        }
        return values[heap];
    }

    /**
     * The Grundy value of a sum of heaps: the XOR of their values; 0 exactly where the player to move loses.
     *
     * @throws IllegalArgumentException if a heap is not in the table
     */
    public int xor(List<Integer> heaps) {
        int xor = 0;
        for (int heap : heaps) {
            xor ^= value(heap);
        }
        return xor;
    }

    /**
     * A winning move, the one that the proof finds: in the first heap from the left whose target (its value XOR the XOR of
     * all) is smaller than its value, the first option of that value in the order of {@link HeapGame#options}. There may be
     * others, also in heaps whose value grows by them.
     *
     * @return empty exactly where the XOR is 0
     * @throws IllegalArgumentException if a heap is not in the table, or too large for {@link HeapGame#options}
     */
    public Optional<HeapMove> winningMove(List<Integer> heaps) {
        int xor = xor(heaps);
        if (xor == 0) {
            return Optional.empty();
        }
        for (int i = 0; i < heaps.size(); i++) {
            int target = value(heaps.get(i)) ^ xor;
            if (target > value(heaps.get(i))) {
                continue;
            }
            for (List<Integer> pieces : options(heaps.get(i))) {
                if (xor(pieces) == target) {
                    return Optional.of(new HeapMove(i, pieces));
                }
            }
        }
        throw new IllegalStateException("no move to XOR 0 from " + heaps + ", against the theorem");
    }

    /**
     * Every move of a sum of heaps, from the left, in the order of {@link HeapGame#options}.
     *
     * @throws IllegalArgumentException if a heap is too large for {@link HeapGame#options}
     */
    public List<HeapMove> moves(List<Integer> heaps) {
        var moves = new ArrayList<HeapMove>();
        for (int i = 0; i < heaps.size(); i++) {
            for (List<Integer> pieces : options(heaps.get(i))) {
                moves.add(new HeapMove(i, pieces));
            }
        }
        return moves;
    }

    /** The values g(0), g(1), ... as a new array. */
    public int[] toArray() {
        return values.clone();
    }

    /** Which values were seen for which heap: stamped, so that it need not be cleared. */
    private static final class SeenValues {
        private int[] stamp = new int[64];

        SeenValues() {
            Arrays.fill(stamp, -1);
        }

        void mark(int value, int heap) {
            if (value >= stamp.length) {
                int old = stamp.length;
                stamp = Arrays.copyOf(stamp, Integer.highestOneBit(value) * 2);
                Arrays.fill(stamp, old, stamp.length, -1);
            }
            stamp[value] = heap;
        }

        int mex(int heap) {
            int mex = 0;
            while (mex < stamp.length && stamp[mex] == heap) {
                mex++;
            }
            return mex;
        }
    }
}
