package grundy.catalogue.shortcuts;

import grundy.catalogue.Check;
import grundy.catalogue.Mistakes;
import grundy.catalogue.SpiExercise;
import grundy.exercises.ShortcutJudge;
import java.util.List;
import java.util.Map;

/** Where the shortcut of the theory holds, and the smallest position that shows that it does not. */
public final class ShortcutLimits extends SpiExercise<ShortcutJudge> {

    static final String ID = "shortcut-limits";

    /** For {@link java.util.ServiceLoader}. */
    public ShortcutLimits() {
        super(
                ID,
                ShortcutJudge.class,
                Map.of(
                        ShortcutCases.HOLDS,
                        (solver, arguments) -> solver.xorRuleHolds((String) arguments.get(0)),
                        ShortcutCases.COUNTEREXAMPLE,
                        (solver, arguments) ->
                                solver.counterexample((String) arguments.get(0), (Integer) arguments.get(1))));
    }

    @Override
    protected List<Check> makeChecks(long seed) {
        return new ShortcutChecks().all(seed);
    }

    @Override
    protected Mistakes makeMistakes() {
        return Mistakes.of(
                List.of(
                        mutant("rule-trusted", RuleTrusted::new),
                        mutant("only-nim", OnlyNim::new),
                        mutant("two-heaps-only", TwoHeapsOnly::new),
                        mutant("fewest-stones-first", FewestStonesFirst::new),
                        mutant("stones-not-compared", StonesNotCompared::new),
                        mutant("empty-heap-counted", EmptyHeapCounted::new),
                        mutant("misere-forgotten", MisereForgotten::new),
                        mutant("tie-is-lost", TieIsLost::new),
                        mutant("sizes-for-values", SizesForValues::new)),
                List.of());
    }
}
