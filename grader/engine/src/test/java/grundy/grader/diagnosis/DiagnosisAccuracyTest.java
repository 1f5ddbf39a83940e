package grundy.grader.diagnosis;

import static grundy.grader.diagnosis.Measurement.NONE;
import static grundy.grader.diagnosis.Measurement.RIGHT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.grader.diagnosis.Measurement.Outcome;
import grundy.grader.result.Diagnosis.Agreement;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * How often the diagnosis names the mistake that was made, over solutions as students write them. What it names is held
 * against the table in {@code docs/diagnosis.md}; {@code -Dgrundy.docs=write} writes that table anew.
 */
class DiagnosisAccuracyTest {

    private static Measurement measured = new Measurement(List.of());

    @BeforeAll
    static void diagnoseAll(@TempDir Path classes) throws IOException {
        measured = Measurement.of("solutions", classes);
    }

    @Test
    void theMistakeIsNamedInNineteenOfTwentyAtLeast() {
        List<Outcome> mistakes = measured.outcomes(Outcome::isMistake);
        List<Outcome> missed = measured.missed();
        assertTrue(mistakes.size() >= 60, "a small set proves little");
        assertTrue(20 * missed.size() <= mistakes.size(), missed::toString);
    }

    @Test
    void nothingIsNamedWhereAllIsRight() {
        List<Outcome> right = measured.labelled(RIGHT);
        assertTrue(right.size() >= 20, "styles of right solutions");
        assertEquals(List.of(), right.stream().filter(o -> !o.found().isEmpty()).toList());
    }

    @Test
    void whatIsNoKnownMistakeIsNeverNamedForSure() {
        assertEquals(
                List.of(),
                measured.labelled(NONE).stream()
                        .filter(o -> o.found().stream().anyMatch(d -> d.agreement() != Agreement.MOST))
                        .toList());
    }

    @Test
    void twoMistakesAreNamedOnlyWhereNoSingleOneExplainsAll() {
        for (Outcome outcome : measured.outcomes(o -> o.isNamed() && !o.label().contains("+"))) {
            assertEquals(1, outcome.found().get(0).faults().size(), outcome::toString);
        }
    }

    @Test
    void theTableInTheDocumentIsTheOneThatWasMeasured() throws IOException {
        measured.assertDocumentedAs("measured", getClass());
    }
}
