package grundy.grader.grading;

import static org.junit.jupiter.api.Assertions.assertEquals;

import grundy.catalogue.Check;
import grundy.catalogue.Exercise;
import grundy.catalogue.Mistakes;
import grundy.catalogue.SpiExercise;
import grundy.exercises.HeapGameSolver;
import grundy.exercises.MexFunction;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Which exercise a solution is graded for, where nobody said. */
class ClaimsTest {

    private static final Exercise SPLIT = new Named<>("take-and-split", HeapGameSolver.class);
    private static final Exercise MEX = new Named<>("mex", MexFunction.class);
    private static final Exercise NIM = new Named<>("nim", HeapGameSolver.class);
    private static final List<Exercise> REGISTERED = List.of(SPLIT, MEX, NIM);

    @Test
    void theOneThatTheSolutionNames() {
        assertEquals(new Claims.Choice(NIM, Optional.empty()), chosen(HeapGameSolver.class, "nim"));
    }

    @Test
    void theOneThatHasItsInterface() {
        assertEquals(new Claims.Choice(MEX, Optional.empty()), chosen(MexFunction.class));
    }

    @Test
    void theFirstOfSeveralWithItsInterfaceAndHowToSayAnother() {
        assertEquals(
                new Claims.Choice(
                        SPLIT,
                        Optional.of(
                                "graded as take-and-split, since the solution does not say which exercise it solves."
                                        + " To say so, write @Solves(\"ID\") above the class, or give --exercise ID")),
                chosen(HeapGameSolver.class));
    }

    @Test
    void aProgramCannotName() {
        var program = new Claims(List.of(), exercise -> exercise != MEX, true);
        assertEquals(
                Optional.of("graded as take-and-split, since a program cannot say which exercise it solves."
                        + " To say so, give --exercise ID"),
                program.choose(REGISTERED, MEX).note());
    }

    @Test
    void ofSeveralThatAreNamedTheFirstIsGradedAndTheOthersAreTold() {
        assertEquals(
                new Claims.Choice(
                        MEX,
                        Optional.of("graded as mex, though there are solutions of nim too. To grade those, give"
                                + " --exercise ID")),
                chosen(HeapGameSolver.class, "nim", "mex"));
    }

    @Test
    void aNameThatNobodyHasIsLeftToBeExplainedWhereTheSolutionIsLookedFor() {
        assertEquals(new Claims.Choice(SPLIT, Optional.empty()), chosen(HeapGameSolver.class, "nmi"));
    }

    @Test
    void whatHasNoInterfaceOfOursIsTakenForTheFallback() {
        assertEquals(new Claims.Choice(NIM, Optional.empty()), chosen(Runnable.class));
    }

    private static Claims.Choice chosen(Class<?> implemented, String... named) {
        return new Claims(List.of(named), exercise -> exercise.solverType() == implemented, false)
                .choose(REGISTERED, NIM);
    }

    /** An exercise of which only the name and the interface matter. */
    private static final class Named<S> extends SpiExercise<S> {
        Named(String id, Class<S> type) {
            super(id, type, Map.of());
        }

        @Override
        protected List<Check> makeChecks(long seed) {
            return List.of();
        }

        @Override
        protected Mistakes makeMistakes() {
            return Mistakes.none();
        }
    }
}
