package grundy.catalogue.greenhackenbush;

import grundy.catalogue.Check;
import grundy.catalogue.Mistakes;
import grundy.catalogue.Plain;
import grundy.catalogue.SpiExercise;
import grundy.exercises.HackenbushSolver;
import java.util.List;
import java.util.Map;

/** Green Hackenbush on rooted trees: an edge is cut, and what no longer stands on the ground falls away. */
public final class GreenHackenbush extends SpiExercise<HackenbushSolver> {

    static final String ID = "green-hackenbush";

    /** Found by the service loader. */
    public GreenHackenbush() {
        super(
                ID,
                HackenbushSolver.class,
                Map.of("grundy", (solver, arguments) -> solver.grundy(Plain.array(arguments.get(0)))));
    }

    @Override
    protected List<Check> makeChecks(long seed) {
        return TreeChecks.all(seed);
    }

    @Override
    protected Mistakes makeMistakes() {
        return mistakes(WrongValue.all());
    }
}
