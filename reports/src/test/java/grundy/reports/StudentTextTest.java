package grundy.reports;

import static org.junit.jupiter.api.Assertions.assertEquals;

import grundy.grader.result.Report;
import java.util.List;
import org.junit.jupiter.api.Test;

class StudentTextTest {

    @Test
    void textOfTheLimitIsKeptAndOneLongerIsCutAndSaysHowLongItWas() {
        assertEquals("abcd", new StudentText("abcd", 4).cut());
        assertEquals("abcd\u2026 (cut; 5 characters in all)", new StudentText("abcde", 4).cut());
    }

    @Test
    void cutNeverSplitsAnEmoji() {
        assertEquals("abc\u2026 (cut; 5 characters in all)", new StudentText("abc\uD83D\uDE00", 4).cut());
        assertEquals("abc\uD83D\uDE00", new StudentText("abc\uD83D\uDE00", 5).cut());
    }

    @Test
    void halvesOfSurrogatePairsAreReplaced() {
        assertEquals("\uFFFDa\uFFFD", StudentText.cut("\uDE00a\uD83D"));
    }

    @Test
    void lineEndsOfWindowsBecomeOneAndALoneReturnIsSeen() {
        assertEquals("a\nb\u240Dc\td", VisibleText.of("a\r\nb\rc\td"));
    }

    @Test
    void marksThatTurnTextAreShownAndLettersFromRightToLeftAreKept() {
        assertEquals("\u27E8U+2066\u27E9\u05E9\u200F", VisibleText.of("\u2066\u05E9\u200F"));
    }

    @Test
    void makingVisibleTwiceChangesNothing() {
        String once = VisibleText.of(HostileSamples.TEXT);
        assertEquals(once, VisibleText.of(once));
    }

    @Test
    void caretStandsBelowItsColumnAlsoInALineThatIsCut() {
        String source = "\t" + "a".repeat(10_000) + "!" + "b".repeat(10_000);
        SourceLine line = SourceLine.of(new Report.Detail("X.java:1: no", source, 10_002));
        assertEquals('!', shown(line).get(0).charAt(shown(line).get(1).indexOf('^')));
        assertEquals(81 + 60 + 1, shown(line).get(0).length(), "80 before and a mark, 60 from the fault on and a mark");
    }

    @Test
    void caretKeepsTabsSoThatItStandsRight() {
        SourceLine line = SourceLine.of(new Report.Detail("X.java:1: no", "\t\tint s", 7));
        assertEquals(List.of("\t\tint s", "\t\t    ^"), shown(line));
    }

    @Test
    void columnBehindTheEndIsTheEnd() {
        assertEquals(List.of("ab", "  ^"), shown(SourceLine.of(new Report.Detail("X", "ab", 99))));
    }

    @Test
    void oneHeapIsNamedInTheSingular() {
        assertEquals("heap 6", position("heaps", List.of(6)));
        assertEquals("heaps 4 4", position("heaps", List.of(4, 4)));
        assertEquals("g(30)", position("heap", 30));
    }

    private static String position(String name, Object value) {
        return SampleParts.mismatch(name, value, "wrong-answer", "first", "second", null)
                .position();
    }

    private static List<String> shown(SourceLine line) {
        return List.of(String.valueOf(line.source()), String.valueOf(line.caret()));
    }
}
