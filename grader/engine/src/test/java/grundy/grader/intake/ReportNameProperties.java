package grundy.grader.intake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class ReportNameProperties {
    @Example
    void anIdThatIsFitStaysAsItIs() {
        for (String id : List.of("12345", "ada", "x7g.s2", "_a-b", "hw1-ada")) {
            assertEquals(id, ReportName.of(id));
        }
    }

    @Example
    void anIdThatIsNotFitEndsInItsDigest() {
        assertEquals(
                "Ada_Lovelace-b1cf9f0e4a1a0d3c".length(),
                ReportName.of("Ada Lovelace").length());
        assertTrue(ReportName.of("Ada Lovelace").matches("Ada_Lovelace-[0-9a-f]{16}"));
        assertTrue(ReportName.of("..").matches("_-[0-9a-f]{16}"));
        assertTrue(ReportName.of("con").matches("con-[0-9a-f]{16}"));
        assertTrue(ReportName.of("-rf").matches("_rf-[0-9a-f]{16}"));
        assertEquals(80, ReportName.of("x".repeat(300)).length());
    }

    @Example
    void noIdCanTakeTheNameOfAnother() {
        String taken = ReportName.of("Ada Lovelace");

        assertNotEquals(taken, ReportName.of(taken));
        assertNotEquals(taken.toLowerCase(Locale.ROOT), ReportName.of(taken.toLowerCase(Locale.ROOT)));
    }

    @Example
    void twinsHaveTwoNamesWhereCaseDoesNotCount() {
        List<String> twins = List.of("ada", "Ada", "ADA", "ada ", "\u00E9", "e\u0301", "a/b", "a\\b", "a b", "a_b");

        assertEquals(
                twins.size(),
                twins.stream()
                        .map(id -> ReportName.of(id).toLowerCase(Locale.ROOT))
                        .distinct()
                        .count());
    }

    @Property
    void everyIdHasANameForEverySystem(@ForAll("ids") String id) {
        String name = ReportName.of(id);

        assertTrue(name.matches("[A-Za-z0-9_][A-Za-z0-9._-]{0,79}"), name);
        assertTrue(!name.contains("..") && !name.endsWith("."), name);
        assertTrue(!name.toUpperCase(Locale.ROOT).matches("(CON|PRN|AUX|NUL|COM[0-9]|LPT[0-9])(\\..*)?"), name);
        assertEquals(name, ReportName.of(id));
    }

    @Provide
    Arbitrary<String> ids() {
        return Arbitraries.oneOf(
                Arbitraries.strings().ofMinLength(1).ofMaxLength(120),
                Arbitraries.strings().withChars("aA.-_ 0/\\").ofMinLength(1).ofMaxLength(8),
                Arbitraries.of("con", "CON", "nul.txt", "com1", "lpt9.x", ".", "..", "a.", "a..b", ".a"));
    }
}
