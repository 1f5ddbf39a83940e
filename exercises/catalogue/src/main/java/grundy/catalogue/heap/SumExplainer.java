package grundy.catalogue.heap;

import grundy.catalogue.Check;
import grundy.catalogue.Explanation;
import grundy.catalogue.Explanation.AnsweredMove;
import grundy.catalogue.Explanation.FirstMove;
import grundy.catalogue.Explanation.Reply;
import grundy.catalogue.Judged;
import grundy.games.GrundyTable;
import grundy.games.HeapMove;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Shows the values of a sum, their XOR, and what the first player can do. */
final class SumExplainer implements Check.Explainer {

    /** How many first moves are shown; a winning one is always among them, where there is one. */
    static final int SHOWN_MOVES = 40;

    private final GrundyTable table;

    SumExplainer(GrundyTable table) {
        this.table = table;
    }

    @Override
    public Optional<Explanation> explain(Judged failed, List<Judged> all, boolean inFull) {
        List<Integer> heaps = Questions.heapsOf(failed.asked());
        var answered = MoveReading.namedBy(failed.answer()).orElse(null);
        return Optional.of(explain(heaps, answered, inFull));
    }

    private Explanation.Sum explain(List<Integer> heaps, MoveReading.@Nullable Named answered, boolean inFull) {
        int xor = table.xor(heaps);
        int width = width(heaps);
        var shownHeaps = new ArrayList<Explanation.Heap>();
        int sum = 0;
        for (int size : heaps) {
            int value = table.value(size);
            sum += value;
            shownHeaps.add(new Explanation.Heap(size, value, bits(value, width)));
        }
        List<HeapMove> shown = inFull ? shownMoves(heaps) : List.of();
        return new Explanation.Sum(
                "sum",
                shownHeaps,
                width,
                xor,
                bits(xor, width),
                sum,
                xor == 0 ? WinnerJudge.SECOND : WinnerJudge.FIRST,
                31 - Integer.numberOfLeadingZeros(xor),
                shown.stream().map(move -> firstMove(heaps, move)).toList(),
                countMoves(heaps) - shown.size(),
                answered == null ? null : answeredMove(heaps, answered));
    }

    private int countMoves(List<Integer> heaps) {
        return heaps.stream().mapToInt(heap -> table.options(heap).size()).sum();
    }

    /** The first moves that are shown; those that leave XOR 0 stand first. */
    private List<HeapMove> shownMoves(List<Integer> heaps) {
        var winning = new ArrayList<HeapMove>();
        var others = new ArrayList<HeapMove>();
        for (HeapMove move : table.moves(heaps)) {
            (table.xor(move.applyTo(heaps)) == 0 ? winning : others).add(move);
        }
        winning.addAll(others);
        return winning.subList(0, Math.min(winning.size(), SHOWN_MOVES));
    }

    private FirstMove firstMove(List<Integer> heaps, HeapMove move) {
        List<Integer> leaves = move.applyTo(heaps);
        int index = move.heapIndex();
        int xor = table.xor(leaves);
        return new FirstMove(index + 1, heaps.get(index), move.pieces(), leaves, xor, xor == 0, reply(leaves));
    }

    private @Nullable Reply reply(List<Integer> heaps) {
        HeapMove move = table.winningMove(heaps).orElse(null);
        if (move == null) {
            return null;
        }
        int index = move.heapIndex();
        return new Reply(index + 1, heaps.get(index), move.pieces(), move.applyTo(heaps));
    }

    private AnsweredMove answeredMove(List<Integer> heaps, MoveReading.Named answered) {
        String text = MoveText.describe(answered, heaps);
        MoveFault fault = MoveFault.of(table.game(), heaps, answered).orElse(null);
        if (fault != null) {
            return new AnsweredMove(text, fault.text(), List.of(), -1, null);
        }
        List<Integer> leaves = new HeapMove(answered.heapIndex(), answered.pieces()).applyTo(heaps);
        return new AnsweredMove(text, null, leaves, table.xor(leaves), reply(leaves));
    }

    /** Digits for the largest value; the XOR needs no more. */
    private int width(List<Integer> heaps) {
        int all = 1;
        for (int heap : heaps) {
            all |= table.value(heap);
        }
        return Integer.SIZE - Integer.numberOfLeadingZeros(all);
    }

    private static String bits(int value, int width) {
        String digits = Integer.toBinaryString(value);
        return "0".repeat(width - digits.length()) + digits;
    }
}
