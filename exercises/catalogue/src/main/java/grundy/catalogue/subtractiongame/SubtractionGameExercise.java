package grundy.catalogue.subtractiongame;

import grundy.catalogue.Check;
import grundy.catalogue.Family;
import grundy.catalogue.Mistakes;
import grundy.catalogue.Plain;
import grundy.catalogue.valuetables.AskedSet;
import grundy.catalogue.valuetables.TableExercise;
import grundy.exercises.SubtractionGameSolver;
import java.util.List;
import java.util.Set;

/** The Grundy values of any subtraction game. */
public final class SubtractionGameExercise extends TableExercise<SubtractionGameSolver> {

    /** Found by the service loader. */
    public SubtractionGameExercise() {
        super(
                "subtraction-game",
                SubtractionGameSolver.class,
                (solver, arguments) -> solver.grundyValues((Integer) arguments.get(0), Plain.set(arguments.get(1))));
    }

    @Override
    protected List<Check> makeChecks(long seed) {
        return List.of(
                every("sets", "Every set of numbers from 1 to 7, to heap 30", Subtractions.GAMES.every(7, 30)),
                large(
                        "All squares, all primes, and random sets of numbers up to 60, to heap 500",
                        Subtractions.drawn(seed),
                        Subtractions.GAMES::read,
                        AskedSet::smaller));
    }

    @Override
    protected Mistakes makeMistakes() {
        return mistakes(
                WrongSubtractionGames.all(),
                new Family("quotient", Set.of("mex-largest-plus-one", "multiples-allowed"), text("family.quotient")));
    }
}
