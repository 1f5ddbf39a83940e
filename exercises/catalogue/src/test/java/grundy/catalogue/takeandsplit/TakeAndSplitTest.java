package grundy.catalogue.takeandsplit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.catalogue.Catalogue;
import grundy.exercises.HeapGameSolver;
import org.junit.jupiter.api.Test;

/** The exercise is found, and its statement says what is checked. */
class TakeAndSplitTest {

    @Test
    void isFoundByItsId() {
        var exercise = Catalogue.load().find("take-and-split").orElseThrow();
        assertInstanceOf(TakeAndSplit.class, exercise);
        assertEquals(HeapGameSolver.class, exercise.solverType());
        assertEquals("0.37", exercise.game().orElseThrow().toString());
    }

    @Test
    void statementNamesEveryCheckWithItsWeight() {
        var exercise = new TakeAndSplit();
        for (var check : exercise.checks(1)) {
            String row = "| `" + check.id() + "` | " + check.weight() + " |";
            assertTrue(exercise.statement().contains(row), row);
        }
        assertTrue(exercise.statement().contains("./grundy check"), "how to check");
    }
}
