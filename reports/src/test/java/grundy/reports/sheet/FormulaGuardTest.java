package grundy.reports.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FormulaGuardTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "=1+1",
                "+1+1",
                "-1+1",
                "@SUM(A1)",
                "\t=1",
                "\r=1",
                "\n=1",
                "\tx",
                "\rx",
                " =1+1",
                "\"=1+1",
                "\"\"@x",
                "\uFF1D1+1",
                "\uFF0Bx",
                "\uFF0Dx",
                "\uFF20x",
                "\u200B=1",
                "\uFEFF=1",
                "\u00A0=1",
                "\u201C=1",
                "=HYPERLINK(\"http://x\")",
                "=cmd|' /C calc'!A0",
                "-2+3+cmd|' /C calc'!A0",
                "+49 30 123",
                "--",
                "=",
                "@"
            })
    void whatASpreadsheetWouldRunGetsAnApostrophe(String cell) {
        assertEquals("'", FormulaGuard.neutral(cell).substring(0, 1));
        assertFalse(FormulaGuard.isFormula(FormulaGuard.neutral(cell)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "-",
                "Ada",
                "Jean-Luc",
                "a@b.cc",
                "1+1",
                "x=1",
                "-1.5",
                "+3",
                "-1,5",
                "1e5",
                "-2E+10",
                "52.8",
                "'=1+1",
                "\u5B57",
                "O'Neil"
            })
    void everythingElseStaysAsItIs(String cell) {
        assertEquals(cell, FormulaGuard.neutral(cell));
    }

    @ParameterizedTest
    @ValueSource(strings = {"x;=1+1", "x; =1+1", "x\t@y", "x|=1"})
    void noFormulaBeginsBehindAnotherSeparator(String cell) {
        assertFalse(FormulaGuard.neutral(cell).matches(".*[;\\t|]\\s*[=@].*"), FormulaGuard.neutral(cell));
    }
}
