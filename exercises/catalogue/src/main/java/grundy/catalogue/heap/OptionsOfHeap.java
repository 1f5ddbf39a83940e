package grundy.catalogue.heap;

import grundy.catalogue.MexExplanation;
import grundy.games.GrundyTable;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** The options of one heap in the order in which they are listed, each by the right values and by the solution's own. */
final class OptionsOfHeap {

    private final GrundyTable table;
    private final OwnValues own;
    private final List<List<Integer>> options;

    OptionsOfHeap(GrundyTable table, int heap, OwnValues own) {
        this.table = table;
        this.own = own;
        this.options = table.options(heap);
    }

    /** The right value of each option. */
    List<Integer> values() {
        return options.stream().map(table::xor).toList();
    }

    /**
     * The value of each option by the solution's own values.
     *
     * @throws IllegalStateException if one of them is missing
     */
    List<Integer> ownValues() {
        var values = new ArrayList<Integer>();
        for (List<Integer> pieces : options) {
            Integer value = own.valueOf(pieces);
            if (value == null) {
                throw new IllegalStateException("no own value for " + pieces);
            }
            values.add(value);
        }
        return values;
    }

    /** All of them. */
    List<MexExplanation.Option> listed() {
        return options.stream().map(this::option).toList();
    }

    /** One of them, counted from 0. */
    MexExplanation.Option listed(int index) {
        return option(options.get(index));
    }

    private MexExplanation.Option option(List<Integer> pieces) {
        List<Integer> values = pieces.stream().map(table::value).toList();
        return new MexExplanation.Option(pieces, values, table.xor(pieces), ownOption(pieces));
    }

    /** Only where it differs, and was asked for. */
    private MexExplanation.@Nullable OwnOption ownOption(List<Integer> pieces) {
        List<Integer> heaps = heapsOf(pieces);
        boolean asked = heaps.stream().allMatch(heap -> own.judged(heap) != null);
        if (!asked || heaps.stream().allMatch(own::isRight)) {
            return null;
        }
        return new MexExplanation.OwnOption(heaps.stream().map(own::said).toList(), own.valueOf(pieces));
    }

    /** The smaller heaps whose wrong or missing values give an option another value than it has; null where none does. */
    MexExplanation.@Nullable FirstFew wrongBelow() {
        var wrong = new TreeSet<Integer>();
        for (List<Integer> pieces : options) {
            Integer value = own.valueOf(pieces);
            if (value == null || value != table.xor(pieces)) {
                heapsOf(pieces).stream().filter(heap -> !own.isRight(heap)).forEach(wrong::add);
            }
        }
        return Few.of(wrong);
    }

    /** Where nothing is left, a heap of 0 is, as a solution's own table has it. */
    private static List<Integer> heapsOf(List<Integer> pieces) {
        return pieces.isEmpty() ? List.of(0) : pieces;
    }
}
