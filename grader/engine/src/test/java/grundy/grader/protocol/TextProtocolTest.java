package grundy.grader.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import grundy.catalogue.Answer;
import grundy.catalogue.Question;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a program reads, and what is made of what it prints. */
class TextProtocolTest {

    private static @Nullable Object move(String output) {
        return ((Answer.Returned) TextProtocol.move(output)).value();
    }

    private static String why(String output) {
        return assertInstanceOf(Answer.Garbled.class, move(output)).why();
    }

    private static @Nullable Object value(String output, int heap) {
        return ((Answer.Returned) TextProtocol.values(output).get(heap)).value();
    }

    private static Optional<List<Object>> named(int index, List<Integer> pieces, int size) {
        return Optional.of(List.of(index, pieces, size));
    }

    private static String table(int to) {
        return IntStream.rangeClosed(0, to)
                .mapToObj(heap -> "g(" + heap + ") = " + heap % 3)
                .collect(Collectors.joining("\n", "", "\n"));
    }

    @Test
    void aProgramReadsTheNumberOfHeapsAndTheirSizes() {
        assertEquals("2\n4 4\n", TextProtocol.input(List.of(4, 4)));
        assertEquals("1\n0\n", TextProtocol.input(List.of(0)));
        assertEquals("0\n", TextProtocol.input(List.of()));
    }

    @Test
    void questionsHaveTheirWords() {
        assertEquals(
                new TextProtocol.Asked.ForMove(List.of(5, 3)),
                TextProtocol.of(new Question("winningMove", List.of(List.of(5, 3)))));
        assertEquals(new TextProtocol.Asked.ForValue(30), TextProtocol.of(new Question("grundy", List.of(30))));
    }

    @Test
    void valuesBeyondTheTableCannotBeAskedFor() {
        var beyond = new Question("grundy", List.of(31));
        assertThrows(IllegalArgumentException.class, () -> TextProtocol.of(beyond));
        var unknown = new Question("mismatches", List.of(List.of(1)));
        assertThrows(IllegalArgumentException.class, () -> TextProtocol.of(unknown));
    }

    @Test
    void answersOfTheLessonAreRead() {
        assertEquals(Optional.empty(), move("second\n"));
        assertEquals(named(0, List.of(3), 5), move("first\nheap 1 (size 5) becomes 3\n"));
        assertEquals(named(1, List.of(4, 4), 10), move("first\nheap 2 (size 10) becomes 4 and 4\n"));
        assertEquals(named(2, List.of(), 2), move("first\nheap 3 (size 2) becomes nothing (heap removed)\n"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "first\r\nheap 1 (size 5) becomes 3\r\n",
                "\n\n  first  \n\n\theap  1  ( size  5 )  becomes   3  \n\n",
                "first\rheap 1(size 5)becomes 3",
                "\uFEFFfirst\nheap 1 (size 5) becomes 3",
            })
    void whiteSpaceAndLineEndsAreForgiven(String output) {
        assertEquals(named(0, List.of(3), 5), move(output));
    }

    @Test
    void piecesThatNoRuleAllowsAreLeftToTheJudge() {
        assertEquals(named(0, List.of(0), 1), move("first\nheap 1 (size 1) becomes 0"));
        assertEquals(named(0, List.of(1, 2, 3), 8), move("first\nheap 1 (size 8) becomes 1 and 2 and 3"));
        assertEquals(named(-1, List.of(3), 5), move("first\nheap 0 (size 5) becomes 3"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "First|\"First\" instead of first or second",
                "secondary|\"secondary\" instead of first or second",
                "''|no output: print first or second",
                "second;bye|\"bye\" after second, where nothing more is expected",
                "first;heap 1 (size 5) becomes 3;bye|\"bye\" after the move, where nothing more is expected",
            })
    void whatDoesNotParseIsQuoted(String output, String why) {
        assertEquals(why, why(output.replace(';', '\n')));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "heap 1 becomes 3",
                "heap one (size 5) becomes 3",
                "heap 1 (size 5) becomes",
                "heap 1 (size 5) becomes -1",
                "heap 1 (size 5) becomes 3 and",
                "heap 1 (size 5) becomes 3 4",
                "heap 1 (size 5) becomes nothing",
                "heap 1 (size 5) becomes 3 and nothing (heap removed)",
                "heap 99999999999 (size 5) becomes 3",
                "heap1 (size 5) becomes 3",
                "heap 1 (size 5) becomes3",
            })
    void aMoveThatDoesNotParseIsQuotedWithTheForm(String line) {
        assertEquals(
                "\"" + line + "\" instead of heap I (size N) becomes A, or A and B, or nothing (heap removed)",
                why("first\n" + line));
    }

    @Test
    void aMissingMoveIsSaidSo() {
        assertEquals(
                "first, and no line after it: print the move as heap I (size N) becomes A, or A and B, or nothing"
                        + " (heap removed)",
                why("first\n"));
    }

    @Test
    void aQuotedLineIsShortAndCannotDriveATerminal() {
        assertEquals("\"\uFFFD[31mx\" instead of first or second", why("\u001b[31mx"));
        assertEquals("\"" + "x".repeat(80) + "...\" instead of first or second", why("x".repeat(100_000)));
    }

    @Test
    void aWholeTableIsRead() {
        for (int heap = 0; heap <= 30; heap++) {
            assertEquals(heap % 3, value(table(30), heap));
            assertEquals(heap % 3, value(table(30).replace("\n", "\r\n\r\n  "), heap));
        }
        assertEquals(31, TextProtocol.values("").size());
    }

    @Test
    void aMissingLineCostsItsOwnValueAlone() {
        String output = table(30).replace("g(7) = 1\n", "");
        assertEquals(new Answer.Garbled("no line g(7) = V"), value(output, 7));
        assertEquals(2, value(output, 8));
    }

    @Test
    void aLineThatIsNoValueCostsTheValueThatBelongsThere() {
        String output = table(30).replace("g(7) = 1\n", "g(7): 1\n");
        assertEquals(new Answer.Garbled("\"g(7): 1\" where g(7) = V is expected"), value(output, 7));
        assertEquals(0, value(output, 6));
        String headed = "The table\n" + table(30);
        assertEquals(new Answer.Garbled("\"The table\" where g(0) = V is expected"), value(headed, 0));
        assertEquals(1, value(headed, 1));
        assertEquals(new Answer.Garbled("\"bye\" where g(30) = V is expected"), value(table(30) + "bye\n", 30));
    }

    @Test
    void aValueThatIsPrintedInTwoWaysSaysNothing() {
        assertEquals(
                new Answer.Garbled("g(7) is printed more than once, and not always the same"),
                value(table(30) + "g(7) = 5\n", 7));
        assertEquals(1, value(table(30) + "g(7) = 1\n", 7));
    }

    @Test
    void furtherValuesDoNoHarmAndNegativeOnesAreValues() {
        assertEquals(0, value(table(200), 30));
        assertEquals(-1, value("g(0) = -1", 0));
    }
}
