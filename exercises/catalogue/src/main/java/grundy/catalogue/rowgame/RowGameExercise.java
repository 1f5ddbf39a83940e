package grundy.catalogue.rowgame;

import grundy.catalogue.Check;
import grundy.catalogue.Mistakes;
import grundy.catalogue.Plain;
import grundy.catalogue.Step;
import grundy.catalogue.valuetables.AskedSet;
import grundy.catalogue.valuetables.TableExercise;
import grundy.exercises.RowGameSolver;
import java.util.List;

/** The Grundy values of any game with a row of pins. */
public final class RowGameExercise extends TableExercise<RowGameSolver> {

    /** Found by the service loader. */
    public RowGameExercise() {
        super(
                "row-game",
                RowGameSolver.class,
                (solver, arguments) -> solver.grundyValues((Integer) arguments.get(0), Plain.set(arguments.get(1))));
    }

    @Override
    protected List<Check> makeChecks(long seed) {
        return List.of(
                every("sets", "Every set of numbers from 1 to 7, to row 24", Rows.GAMES.every(7, 24)),
                large(
                        "Well-known games and random sets of numbers up to 20, to row 400",
                        Rows.drawn(seed),
                        Rows.GAMES::read,
                        AskedSet::smaller));
    }

    @Override
    protected Mistakes makeMistakes() {
        return mistakes(WrongRowGames.all());
    }

    @Override
    protected List<? extends Step> picture(int heap, List<Integer> pieces) {
        return Pins.of(heap, pieces);
    }
}
