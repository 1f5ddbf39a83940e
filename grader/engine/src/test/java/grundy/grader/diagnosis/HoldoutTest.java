package grundy.grader.diagnosis;

import static grundy.grader.diagnosis.Measurement.RIGHT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.grader.diagnosis.Measurement.Outcome;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How well the diagnosis does on solutions that it was not made with, at first: its misses were at hand later on. */
class HoldoutTest {

    private static final int MISSED_AT_MOST = 2;

    private static Measurement measured = new Measurement(List.of());

    @BeforeAll
    static void diagnoseAll(@TempDir Path classes) throws IOException {
        measured = Measurement.of("holdout", classes);
    }

    @Test
    void noMoreMistakesAreMissedThanAreDocumented() {
        assertTrue(measured.outcomes(Outcome::isMistake).size() >= 60, "a small set proves little");
        List<Outcome> missed = measured.missed();
        assertTrue(missed.size() <= MISSED_AT_MOST, missed::toString);
    }

    @Test
    void nothingIsNamedWhereAllIsRight() {
        List<Outcome> right = measured.labelled(RIGHT);
        assertEquals(10, right.size(), "styles of right solutions");
        assertEquals(List.of(), right.stream().filter(o -> !o.found().isEmpty()).toList());
    }

    @Test
    void theTableInTheDocumentIsTheOneThatWasMeasured() throws IOException {
        measured.assertDocumentedAs("holdout", getClass());
    }
}
