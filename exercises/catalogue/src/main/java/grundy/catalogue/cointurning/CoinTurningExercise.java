package grundy.catalogue.cointurning;

import grundy.catalogue.Check;
import grundy.catalogue.Mistakes;
import grundy.catalogue.Plain;
import grundy.catalogue.SpiExercise;
import grundy.exercises.CoinTurningSolver;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The values of single heads in any coin-turning game, whatever sets of coins may be turned. */
public final class CoinTurningExercise extends SpiExercise<CoinTurningSolver> {

    static final String ID = "coin-turning";

    /** For {@link java.util.ServiceLoader}. */
    public CoinTurningExercise() {
        super(
                ID,
                CoinTurningSolver.class,
                Map.of(
                        FamilyCase.HEAD_VALUES,
                        (solver, arguments) -> solver.headValues((Integer) arguments.get(0), sets(arguments.get(1)))));
    }

    private static List<Set<Integer>> sets(Object argument) {
        List<Set<Integer>> sets = new ArrayList<>();
        for (Object set : (List<?>) argument) {
            sets.add(Plain.set(set));
        }
        return sets;
    }

    @Override
    protected List<Check> makeChecks(long seed) {
        return new FamilyChecks().all(seed);
    }

    @Override
    protected Mistakes makeMistakes() {
        return Mistakes.of(
                List.of(
                        mutant("sum-for-xor", SumForXor::new),
                        mutant("beyond-the-end", BeyondTheEnd::new),
                        mutant("always-alone", AlwaysAlone::new),
                        mutant("singles-only", SinglesOnly::new),
                        mutant("places-for-distances", PlacesForDistances::new),
                        mutant("largest-plus-one", LargestPlusOne::new),
                        mutant("options-kept", OptionsKept::new)),
                List.of());
    }
}
