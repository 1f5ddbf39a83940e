package grundy.catalogue.mex;

import grundy.catalogue.Check;
import grundy.catalogue.Mistakes;
import grundy.catalogue.Plain;
import grundy.catalogue.SpiExercise;
import grundy.exercises.MexFunction;
import java.util.List;
import java.util.Map;

/** The minimum excluded value of numbers that come in any order, repeated or not. */
public final class MexExercise extends SpiExercise<MexFunction> {

    /** Found by the service loader. */
    public MexExercise() {
        super(
                "mex",
                MexFunction.class,
                Map.of("mex", (solver, arguments) -> solver.mex(Plain.numbers(arguments.get(0)))));
    }

    @Override
    protected List<Check> makeChecks(long seed) {
        return MexChecks.all(seed);
    }

    @Override
    protected Mistakes makeMistakes() {
        return mistakes(WrongMex.all());
    }
}
