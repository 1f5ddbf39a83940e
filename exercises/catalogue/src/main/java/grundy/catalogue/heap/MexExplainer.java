package grundy.catalogue.heap;

import grundy.catalogue.Check;
import grundy.catalogue.Explanation;
import grundy.catalogue.Judged;
import grundy.catalogue.MexExplanation;
import grundy.catalogue.MexExplanation.Claim;
import grundy.catalogue.MexExplanation.Claim.Over;
import grundy.games.GrundyTable;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Shows the options of a heap, their values and the mex; whether a wrong value follows from earlier wrong ones, and from
 * which; and what it would mean.
 */
final class MexExplainer implements Check.Explainer {

    private static final String NONE = "none";

    /** A heap that can become three has thousands of options, which nobody reads. */
    private static final int MOST_LISTED = 500;

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
    MexExplanation explain(int heap, @Nullable Integer answered, OwnValues own, boolean inFull) {
        var options = new OptionsOfHeap(table, heap, own);
        var present = new TreeSet<>(options.values());
        boolean asked = own.knowsOptionsOf(heap);
        Integer fromOwn = own.mexOfOwn(heap);
        List<Integer> ownValues = fromOwn == null ? List.of() : options.ownValues();
        return new MexExplanation(
                "mex",
                heap,
                inFull && options.values().size() <= MOST_LISTED ? options.listed() : List.of(),
                List.copyOf(present),
                table.value(heap),
                departure(answered, fromOwn, asked),
                fromOwn,
                List.copyOf(new TreeSet<>(ownValues)),
                asked ? options.wrongBelow() : null,
                answered == null ? null : claim(answered, options, ownValues));
    }

    /** Nothing is said of a value whose options were never asked for. */
    private static String departure(@Nullable Integer answered, @Nullable Integer fromOwn, boolean optionsAsked) {
        if (answered == null || !optionsAsked) {
            return NONE;
        }
        return answered.equals(fromOwn) ? "inherited" : "root";
    }

    private static Claim claim(int answered, OptionsOfHeap options, List<Integer> ownValues) {
        boolean overOwn = !ownValues.isEmpty() && !ownValues.equals(options.values());
        return overOwn
                ? new MexClaim(Over.OWN, ownValues).of(answered, options)
                : new MexClaim(Over.RIGHT, options.values()).of(answered, options);
    }
}
