package grundy.catalogue.dag;

import grundy.catalogue.Check;
import grundy.catalogue.Mistakes;
import grundy.catalogue.Plain;
import grundy.catalogue.SpiExercise;
import grundy.exercises.GraphGameSolver;
import java.util.List;
import java.util.Map;

/** Grundy values of a game on a directed graph whose vertices come in any order, and which must not have a cycle. */
public final class Dag extends SpiExercise<GraphGameSolver> {

    static final String ID = "dag";

    /** Found by the service loader. */
    public Dag() {
        super(
                ID,
                GraphGameSolver.class,
                Map.of("grundyValues", (solver, arguments) -> solver.grundyValues(Plain.arrays(arguments.get(0)))));
    }

    @Override
    protected List<Check> makeChecks(long seed) {
        return GraphChecks.all(seed);
    }

    @Override
    protected Mistakes makeMistakes() {
        return mistakes(WrongSolver.all());
    }
}
