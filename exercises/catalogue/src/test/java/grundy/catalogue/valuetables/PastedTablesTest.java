package grundy.catalogue.valuetables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.catalogue.Case;
import grundy.catalogue.Catalogue;
import grundy.catalogue.Check;
import grundy.catalogue.Exercise;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What somebody earns who answers only what is the same for every seed, from a table. */
class PastedTablesTest {

    @ParameterizedTest
    @ValueSource(strings = {"octal-game", "row-game", "subtraction-game"})
    void earnAQuarter(String id) {
        int pasted = exercise(id).checks(42).stream()
                .filter(Check::isExhaustive)
                .mapToInt(Check::weight)
                .sum();
        assertEquals(25, pasted);
    }

    @ParameterizedTest
    @ValueSource(strings = {"octal-game", "row-game", "subtraction-game"})
    void doNotReachSmallHeapsOfDrawnGamesAsASlowSolutionDoes(String id) {
        long near = exercise(id).checks(42).stream()
                .filter(check -> !check.isExhaustive())
                .flatMap(check -> check.cases().stream())
                .filter(asked -> asked.stratum() == Case.Stratum.VALUE)
                .filter(asked -> ((TableJudge) asked.judge()).truth().to() < 60)
                .count();
        assertTrue(near >= 18, () -> near + " tables of small heaps");
    }

    private static Exercise exercise(String id) {
        return Catalogue.load().find(id).orElseThrow();
    }
}
