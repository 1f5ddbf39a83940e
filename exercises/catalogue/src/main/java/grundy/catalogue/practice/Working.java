package grundy.catalogue.practice;

import grundy.catalogue.Step;
import grundy.catalogue.Step.Cell;
import grundy.catalogue.Step.Grid;
import grundy.catalogue.Step.Mark;
import grundy.catalogue.Step.Row;
import grundy.games.GrundyTable;
import grundy.games.Mex;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Steps that several practice problems have in common; their sentences lie beside this class. */
public final class Working {

    private Working() {}

    /**
     * The mex of a set, and how an answer stands to it.
     *
     * @param answered the number that was answered, or null where it was none
     */
    public static List<Step> mex(Collection<Integer> values, @Nullable Integer answered) {
        var present = new TreeSet<>(values);
        int mex = Mex.of(present);
        var steps = new ArrayList<Step>(List.of(mexSentence(mex)));
        if (answered != null && answered != mex) {
            steps.add(
                    present.contains(answered)
                            ? Step.say("mex.present", answered)
                            : Step.say("mex.later", answered, mex));
        }
        steps.add(Step.Strip.of(List.copyOf(present), mex, answered));
        return steps;
    }

    /** The value of a heap from the start: what its options are worth, and the mex of that. */
    public static List<Step> value(GrundyTable table, int heap, @Nullable Integer answered) {
        var steps = new ArrayList<Step>();
        steps.add(table.options(heap).isEmpty() ? Step.say("no-move", heap) : options(table, heap));
        steps.addAll(mex(optionValues(table, heap), answered));
        return steps;
    }

    private static Step mexSentence(int mex) {
        return mex == 0 ? Step.say("mex.zero") : mex == 1 ? Step.say("mex.one") : Step.say("mex.gap", mex - 1, mex);
    }

    /** What a move can make of a heap, and the value of each. */
    private static Step options(GrundyTable table, int heap) {
        List<Row> rows = table.options(heap).stream()
                .map(pieces -> option(table, pieces))
                .toList();
        return Grid.of("options", List.of(heap), List.of("values", "value"), rows);
    }

    /** What splits alone can make of a heap. */
    public static Step splits(GrundyTable table, int heap) {
        List<Row> rows = table.options(heap).stream()
                .filter(pieces -> pieces.size() == 2)
                .map(pieces -> option(table, pieces))
                .toList();
        return Grid.of("splits", List.of(heap), List.of("values", "value"), rows);
    }

    private static Row option(GrundyTable table, List<Integer> pieces) {
        String left = pieces.isEmpty() ? "0" : joined(pieces, " + ");
        String values = pieces.isEmpty()
                ? "0"
                : pieces.stream().map(table::value).map(String::valueOf).collect(Collectors.joining(" ^ "));
        return new Row(left, List.of(plain(values), new Cell(String.valueOf(table.xor(pieces)), Mark.NOTED)));
    }

    /** The values of all options of a heap, each once. */
    public static Collection<Integer> optionValues(GrundyTable table, int heap) {
        return table.options(heap).stream().map(table::xor).collect(Collectors.toCollection(TreeSet::new));
    }

    /** The values of heaps and their XOR, in binary columns. */
    public static Step xor(GrundyTable table, List<Integer> heaps) {
        int xor = table.xor(heaps);
        int width = Math.max(
                1,
                heaps.stream()
                        .map(table::value)
                        .mapToInt(v -> 32 - Integer.numberOfLeadingZeros(v))
                        .max()
                        .orElse(1));
        var rows = new ArrayList<Row>();
        for (int heap : heaps) {
            int value = table.value(heap);
            rows.add(new Row(String.valueOf(heap), List.of(plain(String.valueOf(value)), plain(bits(value, width)))));
        }
        rows.add(new Row("^", List.of(noted(String.valueOf(xor)), noted(bits(xor, width)))));
        return Grid.of("xor", List.of(), List.of("value", "binary"), rows);
    }

    private static String bits(int value, int width) {
        String bits = Integer.toBinaryString(value);
        return "0".repeat(Math.max(0, width - bits.length())) + bits;
    }

    private static Cell plain(String text) {
        return new Cell(text, Mark.PLAIN);
    }

    private static Cell noted(String text) {
        return new Cell(text, Mark.NOTED);
    }

    /** Numbers with something between them. */
    public static String joined(Collection<Integer> numbers, String between) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(between));
    }
}
