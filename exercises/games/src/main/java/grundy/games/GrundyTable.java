package grundy.games;

import java.util.ArrayList;
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

    /** The largest heap that a table of any game is made for. */
    public static final int MAX_HEAP = 1_000_000;

    /** The largest heap for a game whose moves follow no {@link TakingRule}: up to 5 thousand million options in Nim. */
    static final int MAX_VISITED_HEAP = 100_000;

    private final HeapGame game;
    private final int[] values;
    private final Map<Integer, List<List<Integer>>> listed = new ConcurrentHashMap<>();

    private GrundyTable(HeapGame game, int[] values) {
        this.game = game;
        this.values = values;
    }

    /**
     * Computes g(0) to g({@code maxHeap}) by mex. The time grows with {@code maxHeap} where heaps are not split, where a period
     * is certified on the way, and where few values are rare (0.37 and Grundy's game are such); else with its square.
     *
     * @param maxHeap 0 to {@link #maxHeap(HeapGame)} stones
     * @throws IllegalArgumentException if {@code maxHeap} is out of range; also if it is more than 100,000, and the time for it
     *     turns out to grow with the square
     */
    public static GrundyTable of(HeapGame game, int maxHeap) {
        if (maxHeap < 0 || maxHeap > maxHeap(game)) {
            throw new IllegalArgumentException(
                    "Grundy values are computed for heaps of 0 to " + maxHeap(game) + " stones, not " + maxHeap);
        }
        int[] values =
                game.takingRule().map(rule -> TakingTable.of(rule, maxHeap)).orElseGet(() -> visited(game, maxHeap));
        return new GrundyTable(game, values);
    }

    /** The largest heap that a table of this game is made for. */
    public static int maxHeap(HeapGame game) {
        return game.takingRule()
                .map(rule -> rule.maxPieces() == 3 ? TakingTable.MAX_IN_THREE : MAX_HEAP)
                .orElse(MAX_VISITED_HEAP);
    }

    /** The values by nothing but the definition: the mex over every option that the rule shows. */
    static int[] visited(HeapGame game, int maxHeap) {
        int[] values = new int[maxHeap + 1];
        var seen = new SeenValues();
        for (int heap = 0; heap <= maxHeap; heap++) {
            seen.startOf(heap);
            game.visitOptions(heap, (a, b, c) -> seen.add(values[a] ^ values[b] ^ values[c]));
            values[heap] = seen.mex();
            seen.makeRoomFor(values[heap]);
        }
        return values;
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

    /** The period that the table proves; empty where it proves none, which does not say that there is none. */
    public Optional<PeriodCertificate> period() {
        return game.takingRule().flatMap(rule -> PeriodCertificate.of(rule, values));
    }

    /** The values g(0), g(1), ... as a new array. */
    public int[] toArray() {
        return values.clone();
    }
}
