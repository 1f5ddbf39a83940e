package grundy.grader.diagnosis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.catalogue.Catalogue;
import grundy.catalogue.Check;
import grundy.catalogue.Exercise;
import grundy.catalogue.Mutant;
import grundy.grader.result.Diagnosis;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The mistakes of the other games of heaps: each is recognised by its own answers, and a right solution by none. */
class HeapGamesDiagnosisTest {

    @ParameterizedTest(name = "{0}")
    @ValueSource(
            strings = {
                "nim",
                "subtraction-1-2",
                "subtraction-1-3-4",
                "subtraction-2-3",
                "lasker-nim",
                "kayles",
                "dawsons-kayles",
                "grundys-game"
            })
    void everyMistakeIsNamedForItsOwnAnswers(String id) {
        Exercise exercise = Catalogue.load().find(id).orElseThrow();
        List<Check> checks = exercise.checks(42);
        var diagnostician = new Diagnostician();
        for (Mutant mutant : exercise.mutants()) {
            List<Diagnosis> found = diagnostician.diagnose(
                    exercise, MutantTrial.of(exercise, mutant, checks).checks());
            if (mutant.equivalent()) {
                assertEquals(List.of(), found, mutant.id());
            } else {
                assertTrue(
                        found.stream().anyMatch(named -> named.mutant().equals(mutant.id()) && named.agreesOnAll()),
                        () -> mutant.id() + " is taken for " + found);
            }
        }
    }
}
