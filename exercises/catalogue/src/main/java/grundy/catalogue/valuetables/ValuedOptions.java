package grundy.catalogue.valuetables;

import static grundy.catalogue.Step.say;

import grundy.catalogue.Step;
import grundy.catalogue.Step.Cell;
import grundy.catalogue.Step.Grid;
import grundy.catalogue.Step.Mark;
import grundy.catalogue.Step.Row;
import grundy.catalogue.Step.Sentence;
import grundy.games.GrundyTable;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The options of a heap with their values. */
final class ValuedOptions {

    /** So many are listed one by one; of more, one for each value. */
    private static final int LISTED = 12;

    private static final List<String> COLUMNS = List.of("1", "2", "3");

    private final GrundyTable table;
    private final int heap;
    private final List<List<Integer>> options;
    private final Map<Integer, List<Integer>> byValue = new TreeMap<>();

    ValuedOptions(GrundyTable table, int heap) {
        this.table = table;
        this.heap = heap;
        this.options = table.options(heap);
        options.forEach(pieces -> byValue.putIfAbsent(table.xor(pieces), pieces));
    }

    int heap() {
        return heap;
    }

    /** The values of all heaps. */
    GrundyTable values() {
        return table;
    }

    int mex() {
        return table.value(heap);
    }

    /** In one line. */
    Sentence brief() {
        return options.isEmpty() ? say("brief-none", heap) : say("brief", heap, joined(present()), mex());
    }

    /** Their different values, growing. */
    List<Integer> present() {
        return List.copyOf(byValue.keySet());
    }

    /** The first option with a value. */
    Optional<List<Integer>> with(int value) {
        return Optional.ofNullable(byValue.get(value));
    }

    /** The numbers below some that no option has. */
    List<Integer> missingBelow(int value) {
        return IntStream.range(0, Math.min(value, table.value(heap) + LISTED))
                .filter(smaller -> !byValue.containsKey(smaller))
                .boxed()
                .limit(LISTED)
                .toList();
    }

    /** All of them, or one for each value; those of a given value are noted. */
    List<Step> table(int noted) {
        if (options.isEmpty()) {
            return List.of(say("no-option", heap));
        }
        boolean all = options.size() <= LISTED;
        List<Row> rows = (all ? options : byValue.values())
                .stream().map(pieces -> row(pieces, noted)).toList();
        String key = all ? "options" : "options-by-value";
        return List.of(Grid.of(key, List.of(heap, options.size()), COLUMNS, rows));
    }

    private Row row(List<Integer> pieces, int noted) {
        int taken = heap - pieces.stream().mapToInt(Integer::intValue).sum();
        String values = pieces.stream().map(piece -> "" + table.value(piece)).collect(Collectors.joining(" XOR "));
        int value = table.xor(pieces);
        return new Row(
                leaves(pieces),
                List.of(
                        new Cell("" + taken, Mark.PLAIN),
                        new Cell(pieces.isEmpty() ? "–" : values, Mark.PLAIN),
                        new Cell("" + value, value == noted ? Mark.NOTED : Mark.PLAIN)));
    }

    /** What is left, without words: {@code 2 + 3}. */
    static String leaves(List<Integer> pieces) {
        return pieces.isEmpty() ? "–" : pieces.stream().map(String::valueOf).collect(Collectors.joining(" + "));
    }

    static String joined(List<Integer> numbers) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(", "));
    }
}
