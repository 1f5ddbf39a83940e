package grundy.reports.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;

/** Laws that hold for any cell. */
class FormulaGuardProperties {

    @Provide
    Arbitrary<String> cells() {
        Arbitrary<Character> signs =
                Arbitraries.of('=', '+', '-', '@', '\t', '\r', '"', '\'', ' ', ';', '|', '1', '.', 'e', '\uFF1D');
        Arbitrary<Character> any = Arbitraries.chars().range('\0', '\uFFFF');
        return Arbitraries.frequencyOf(Tuple.of(4, signs), Tuple.of(1, any))
                .list()
                .ofMaxSize(12)
                .map(chars -> chars.stream().collect(StringBuilder::new, StringBuilder::append, StringBuilder::append))
                .map(StringBuilder::toString);
    }

    @Property(tries = 1000)
    void neutralCellsAreNeverFormulasAndStayAsTheyAre(@ForAll("cells") String cell) {
        String neutral = FormulaGuard.neutral(cell);
        assertFalse(FormulaGuard.isFormula(neutral));
        assertEquals(neutral, FormulaGuard.neutral(neutral));
    }
}
