package grundy.catalogue.solveraudit;

import grundy.catalogue.Step;
import grundy.catalogue.Step.Cell;
import grundy.catalogue.Step.Grid;
import grundy.catalogue.Step.Mark;
import grundy.catalogue.Step.Row;
import grundy.catalogue.solveraudit.Audited.Said;
import grundy.catalogue.solveraudit.Audited.Wrong;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * A picture of the inputs around the smallest one of two heaps or more on which a candidate is wrong, as a board of its last two
 * heaps, beside the others as they are in that input; where it is wrong on single heaps only, these in a row.
 */
final class WrongInputs {

    private static final String ANOTHER_WINNER = "✗";
    private static final String NO_WINNER = "?";
    private static final String RIGHT = "·";

    private final Map<List<Integer>, Said> wrong = new HashMap<>();
    private final List<Integer> smallest;
    private final int maxSize;

    /**
     * The picture of a candidate.
     *
     * @param wrong at least one, the smallest first
     * @param maxSize of a heap
     */
    WrongInputs(List<Wrong> wrong, int maxSize) {
        wrong.forEach(each -> this.wrong.put(each.heaps(), each.said()));
        this.smallest = wrong.stream()
                .map(Wrong::heaps)
                .filter(heaps -> heaps.size() > 1)
                .findFirst()
                .orElse(wrong.get(0).heaps());
        this.maxSize = maxSize;
    }

    Step grid() {
        List<String> columns = sizes().mapToObj(String::valueOf).toList();
        if (smallest.size() == 1) {
            return Grid.of("inputs.one", List.of(), columns, List.of(row("", List.of())));
        }
        List<Integer> before = smallest.subList(0, smallest.size() - 2);
        List<Row> rows =
                sizes().mapToObj(size -> row("" + size, with(before, size))).toList();
        return before.isEmpty()
                ? Grid.of("inputs.two", List.of(), columns, rows)
                : Grid.of("inputs.more", List.of(Audited.text(before), before.size()), columns, rows);
    }

    private IntStream sizes() {
        return IntStream.rangeClosed(0, maxSize);
    }

    private Row row(String head, List<Integer> before) {
        return new Row(head, sizes().mapToObj(size -> cell(with(before, size))).toList());
    }

    private Cell cell(List<Integer> heaps) {
        Said said = wrong.get(heaps);
        if (said == null) {
            return new Cell(RIGHT, Mark.PLAIN);
        }
        boolean named = said == Said.FIRST || said == Said.SECOND;
        return new Cell(named ? ANOTHER_WINNER : NO_WINNER, heaps.equals(smallest) ? Mark.NOTED : Mark.WRONG);
    }

    private static List<Integer> with(List<Integer> heaps, int last) {
        var longer = new ArrayList<>(heaps);
        longer.add(last);
        return longer;
    }
}
