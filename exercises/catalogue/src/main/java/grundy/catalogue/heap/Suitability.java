package grundy.catalogue.heap;

import grundy.games.GrundyTable;
import grundy.games.HeapGame;
import grundy.games.OutcomeSearch;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** Whether a rule makes an exercise: some games have nothing to ask, and some are too large to be searched. */
final class Suitability {

    /** As many cases are answered by an ordinary solution in a moment. */
    private static final int MAX_SUMS = 2_000;

    private static final int MAX_VALUES = 2_000;

    /** So many stones can be divided into heaps in fewer than a hundred thousand ways. */
    private static final int MAX_SEARCHED_STONES = 36;

    /** Known-wrong solutions try the moves in all heaps again and again: so many are listed in some 100 MB, and tried in seconds. */
    private static final int MAX_MOVES = 2_500_000;

    private Suitability() {}

    /**
     * Checks it by the theory, which is quick.
     *
     * @throws UnsuitableException if it makes none
     */
    static void check(HeapGame game, HeapGameLimits limits) {
        checkSize(game, limits);
        checkMoves(game, limits.valuesTo());
        List<List<Integer>> sums = Positions.upTo(limits.searchedHeaps(), limits.searchedSize());
        var table = GrundyTable.of(game, limits.valuesTo());
        refuseIf(
                isConstant(table),
                "rule",
                "every heap up to " + limits.valuesTo()
                        + " is worth 0, so there is nothing to compute: give a rule by which some heap is won");
        long lost = sums.stream().filter(heaps -> table.xor(heaps) == 0).count();
        refuseIf(
                lost == sums.size(),
                "limits.searchedSize",
                "no sum of heaps up to " + limits.searchedSize() + " is won: let the search reach larger heaps");
        checkLargeSums(table, limits);
    }

    private static void checkSize(HeapGame game, HeapGameLimits limits) {
        int listed = Math.min(MAX_VALUES, game.maxListedHeap());
        refuseIf(
                limits.valuesTo() > listed,
                "limits.valuesTo",
                "values are asked for heaps of up to " + listed + " stones");
        refuseIf(
                limits.searchedSize() > OutcomeSearch.MAX_HEAP
                        || (long) limits.searchedHeaps() * limits.searchedSize() > MAX_SEARCHED_STONES,
                "limits",
                "the search takes at most " + MAX_SEARCHED_STONES + " stones in all heaps together");
        double sums = 0;
        for (int heaps = 1; heaps <= limits.searchedHeaps(); heaps++) {
            sums += Math.pow(limits.searchedSize() + 1.0, heaps);
        }
        refuseIf(
                sums > MAX_SUMS || limits.largeSums() > MAX_SUMS,
                "limits",
                "more than " + MAX_SUMS + " sums would be asked: take fewer or smaller heaps");
    }

    private static void checkMoves(HeapGame game, int valuesTo) {
        var moves = new AtomicInteger();
        for (int heap = 0; heap <= valuesTo; heap++) {
            game.visitOptions(heap, (a, b, c) -> moves.incrementAndGet());
            refuseIf(
                    moves.get() > MAX_MOVES,
                    "limits.valuesTo",
                    "heaps of up to " + valuesTo + " stones have more than " + MAX_MOVES
                            + " moves together: ask for values of heaps below " + heap + ", or give a shorter rule");
        }
    }

    private static boolean isConstant(GrundyTable table) {
        for (int heap = 0; heap <= table.maxHeap(); heap++) {
            if (table.value(heap) != 0) {
                return false;
            }
        }
        return true;
    }

    private static void checkLargeSums(GrundyTable table, HeapGameLimits limits) {
        try {
            new LargeSums(table, limits).draw(0);
        } catch (IllegalStateException few) {
            throw new UnsuitableException("limits", "too few random sums: " + few.getMessage());
        }
    }

    private static void refuseIf(boolean isBad, String part, String why) {
        if (isBad) {
            throw new UnsuitableException(part, why);
        }
    }
}
