package grundy.catalogue.heap;

import grundy.catalogue.Check;
import grundy.catalogue.Explanation;
import grundy.catalogue.Judged;
import grundy.games.GrundyTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Shows the options of a heap, their values and the mex, and whether a wrong value follows from earlier wrong ones. */
final class MexExplainer implements Check.Explainer {

    private static final String NONE = "none";

    private final GrundyTable table;

    MexExplainer(GrundyTable table) {
        this.table = table;
    }

    @Override
    public Optional<Explanation> explain(Judged failed, List<Judged> all, boolean inFull) {
        var own = new OwnValues(table.game(), table.maxHeap(), all);
        return Optional.of(explain(Questions.heapOf(failed.asked()), OwnValues.numberOf(failed), own, inFull));
    }

    /**
     * Explains one value.
     *
     * @param answered the number that was answered, or null
     * @param own the solution's values, as far as they were asked
     * @param inFull whether with the list of options
     */
    Explanation.Mex explain(int heap, @Nullable Integer answered, OwnValues own, boolean inFull) {
        var options = new ArrayList<Explanation.Option>();
        var present = new TreeSet<Integer>();
        for (List<Integer> pieces : table.options(heap)) {
            int value = table.xor(pieces);
            present.add(value);
            if (inFull) {
                List<Integer> values = pieces.stream().map(table::value).toList();
                options.add(new Explanation.Option(pieces, values, value));
            }
        }
        Integer fromOwn = own.mexOfOwn(heap);
        String departure = departure(answered, fromOwn, own.knowsOptionsOf(heap));
        return new Explanation.Mex("mex", heap, options, List.copyOf(present), table.value(heap), departure, fromOwn);
    }

    /** Nothing is said of a value whose options were never asked for. */
    private static String departure(@Nullable Integer answered, @Nullable Integer fromOwn, boolean optionsAsked) {
        if (answered == null || !optionsAsked) {
            return NONE;
        }
        return answered.equals(fromOwn) ? "inherited" : "root";
    }
}
