package grundy.grader.diagnosis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.catalogue.Catalogue;
import grundy.catalogue.Check;
import grundy.catalogue.Exercise;
import grundy.catalogue.Mutant;
import java.util.List;
import org.junit.jupiter.api.Test;

class MutantTrialTest {

    private static final Exercise EXERCISE =
            Catalogue.load().find("take-and-split").orElseThrow();
    private static final List<Check> CHECKS = EXERCISE.checks(42);

    @Test
    void everyMutantIsKilledUnlessItIsMarkedEquivalent() {
        for (Mutant mutant : EXERCISE.mutants()) {
            var trial = MutantTrial.of(EXERCISE, mutant, CHECKS);
            assertEquals(!mutant.equivalent(), trial.killed(), mutant.id());
            assertTrue(trial.asExpected(), mutant.id());
        }
    }

    @Test
    void oneThatSurvivesThoughItIsNotMarkedIsNotAsExpected() {
        Mutant equal = EXERCISE.mutants().stream()
                .filter(Mutant::equivalent)
                .findFirst()
                .orElseThrow();
        Mutant unmarked = new Mutant("unmarked", "", "", false, equal.solver(), List.of());
        assertFalse(MutantTrial.of(EXERCISE, unmarked, CHECKS).asExpected());
    }

    @Test
    void oneThatIsMarkedEquivalentAndKilledIsNotAsExpected() {
        Mutant wrong = EXERCISE.mutants().stream()
                .filter(m -> !m.equivalent())
                .findFirst()
                .orElseThrow();
        Mutant marked = new Mutant("marked", "", "", true, wrong.solver(), List.of());
        assertFalse(MutantTrial.of(EXERCISE, marked, CHECKS).asExpected());
    }
}
