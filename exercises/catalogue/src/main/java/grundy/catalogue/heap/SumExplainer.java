package grundy.catalogue.heap;

import grundy.catalogue.Check;
import grundy.catalogue.Explanation;
import grundy.catalogue.Judged;
import grundy.catalogue.LineOfPlay;
import grundy.catalogue.SumExplanation;
import grundy.catalogue.SumExplanation.AnsweredMove;
import grundy.catalogue.SumExplanation.FirstMove;
import grundy.games.GrundyTable;
import grundy.games.HeapMove;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Shows the values of a sum, their XOR, what the first player can do, and how the answer loses. */
final class SumExplainer implements Check.Explainer {

    /** How many first moves are shown; a winning one is always among them, where there is one. */
    static final int SHOWN_MOVES = 40;

    private final GrundyTable table;
    private final FirstMoves moves;
    private final LinesOfPlay lines;

    SumExplainer(GrundyTable table) {
        this.table = table;
        this.moves = new FirstMoves(table);
        this.lines = new LinesOfPlay(table);
    }

    @Override
    public Optional<Explanation> explain(Judged failed, List<Judged> all, boolean inFull) {
        List<Integer> heaps = Questions.heapsOf(failed.asked());
        var answered = MoveReading.namedBy(failed.answer()).orElse(null);
        return Optional.of(explain(heaps, answered, inFull, inFull ? lines.against(failed, all) : null));
    }

    private SumExplanation explain(
            List<Integer> heaps, MoveReading.@Nullable Named answered, boolean inFull, @Nullable LineOfPlay line) {
        int xor = table.xor(heaps);
        int width = width(heaps);
        var shownHeaps = new ArrayList<SumExplanation.Heap>();
        int sum = 0;
        for (int size : heaps) {
            int value = table.value(size);
            sum += value;
            shownHeaps.add(new SumExplanation.Heap(size, value, bits(value, width)));
        }
        List<FirstMove> shown = inFull ? moves.of(heaps, SHOWN_MOVES) : List.of();
        return new SumExplanation(
                "sum",
                shownHeaps,
                width,
                xor,
                bits(xor, width),
                sum,
                xor == 0 ? WinnerJudge.SECOND : WinnerJudge.FIRST,
                31 - Integer.numberOfLeadingZeros(xor),
                shown,
                moves.count(heaps) - shown.size(),
                answered == null ? null : answeredMove(heaps, answered),
                line);
    }

    private AnsweredMove answeredMove(List<Integer> heaps, MoveReading.Named answered) {
        String text = MoveText.describe(answered, heaps);
        MoveFault fault = MoveFault.of(table.game(), heaps, answered).orElse(null);
        if (fault != null) {
            return new AnsweredMove(text, fault.text(), List.of(), -1, null);
        }
        List<Integer> leaves = new HeapMove(answered.heapIndex(), answered.pieces()).applyTo(heaps);
        return new AnsweredMove(text, null, leaves, table.xor(leaves), moves.reply(leaves));
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
