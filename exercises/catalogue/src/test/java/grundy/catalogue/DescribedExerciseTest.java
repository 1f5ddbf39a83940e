package grundy.catalogue;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.catalogue.heap.HeapGameExercise;
import grundy.catalogue.heap.HeapGameLimits;
import grundy.games.OctalGame;
import org.junit.jupiter.api.Test;

class DescribedExerciseTest {

    @Test
    void missingStatementIsOurFault() {
        var undescribed =
                new HeapGameExercise("test", OctalGame.parse("0.37"), HeapGameLimits.USUAL, Mistakes::none) {};
        var thrown = assertThrows(IllegalStateException.class, undescribed::statement);
        assertTrue(thrown.toString().contains("statement.md"), thrown::toString);
    }
}
