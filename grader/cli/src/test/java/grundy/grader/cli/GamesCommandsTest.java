package grundy.grader.cli;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GamesCommandsTest {

    @Test
    void tablePrintsOneValueALine() {
        var run = CommandRun.of("table", "0.37", "6");
        assertEquals("g(0) = 0\ng(1) = 1\ng(2) = 2\ng(3) = 0\ng(4) = 1\ng(5) = 2\ng(6) = 3\n", run.out());
        assertEquals(0, run.status());
    }

    @Test
    void anExerciseStandsForItsGame() {
        assertEquals(CommandRun.of("table", "0.37", "200"), CommandRun.of("table", "take-and-split", "200"));
    }

    @Test
    void aCodeMayBeginWithALetter() {
        // In C.0 a heap is split into two or three: 2 into 1 + 1, and 3 into 1 + 2, worth 1, or into 1 + 1 + 1, worth
        // 0.
        assertEquals(
                "g(0) = 0\ng(1) = 0\ng(2) = 1\ng(3) = 2\n",
                CommandRun.of("table", "C.0", "3").out());
    }

    @Test
    void aPeriodIsPrintedWithItsProof() {
        var run = CommandRun.of("table", "0.77", "1000", "--period");
        assertEquals("""
                period: 12
                start: 71, the smallest heap from which g(n + 12) = g(n) for ever
                window: g(n + 12) = g(n) for n = 71 to 155, which proves it
                table: g(0) to g(167) are enough for the proof
                """, run.out());
        assertEquals(0, run.status());
        assertEquals(
                run.out(), CommandRun.of("table", "0.77", "167", "--period").out());
    }

    @ParameterizedTest
    @CsvSource({"0.77, 166", "0.37, 20000", "0.6, 20000", "0.4, 3"})
    void noPeriodIsClaimedWithoutProof(String game, String max) {
        var run = CommandRun.of("table", game, max, "--period");
        assertEquals("period: none certified up to " + max + "\n", run.out());
    }

    @Test
    void exploringTellsWhatIsProvedAndWhatIsNot() {
        String proved = CommandRun.of("explore", "0.33").out();
        assertTrue(proved.startsWith("g(0) to g(49):\n  0 1 2 0 1 2 "), proved);
        assertTrue(proved.contains("\n  n mod 3: holds for ever, by the certificate\n"), proved);
        assertTrue(proved.contains("\nperiod: 3\n"), proved);
        String nim = CommandRun.of("explore", "nim").out();
        assertTrue(nim.contains("\n  n: holds to heap 10000\n"), nim);
        String grows = CommandRun.of("explore", "0.8").out();
        assertTrue(grows.contains("\n  g(n + 3) = g(n) + 1, from heap 1: holds to heap 1000\n"), grows);
        String open = CommandRun.of("explore", "take-and-split").out();
        assertTrue(open.contains("tested to heap 10000:\n  none; tried were the constant 0; floor(n/a);"), open);
        assertTrue(open.endsWith("""
                period: none certified up to 10000
                What holds to heap 10000 may fail beyond: it is no proof.
                """), open);
        (proved + open).lines().forEach(line -> assertTrue(line.length() <= 80, line));
    }

    @ParameterizedTest(name = "winner {0}")
    @CsvSource({
        "0.37 5, 'first|heap 1 (size 5) becomes 3|'",
        "0.37 5 3, 'first|heap 1 (size 5) becomes 3|'",
        "0.37 1 2 3, 'first|heap 2 (size 2) becomes 1|'",
        "0.37 4 4, 'second|'",
        "take-and-split 6 10, 'first|heap 2 (size 10) becomes 9|'",
        "0.37 5 7 9, 'second|'",
        "0.37 1, 'first|heap 1 (size 1) becomes nothing (heap removed)|'",
        "0.37 0, 'second|'",
        "4.0 1 4, 'first|heap 2 (size 4) becomes 1 and 3|'"
    })
    void winnerSpeaksTheLessonsProtocol(String arguments, String expected) {
        var run = CommandRun.of(("winner " + arguments).split(" "));
        assertEquals(expected.replace('|', '\n'), run.out());
        assertEquals(0, run.status());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            table 0.37 -1          | MAX is -1: give a heap of 0 to 1000000 stones
            table 0.37 1000001     | MAX is 1000001: give a heap of 0 to 1000000 stones
            table 0.9 3001         | MAX is 3001: give a heap of 0 to 3000 stones
            table 0.g 5            | '0.g' is no octal code
            winner 0.8 301         | a heap of 301 stones: give 0 to 300 stones each
            explore nim-nom        | no game 'nim-nom'
            explore dog            | Give one of dawsons-kayles, grundys-game, kayles, lasker-nim, nim, subtraction-1-2, subtraction-1-3-4, subtraction-2-3, take-and-split, or an octal code
            explore x.8            | 'x.8' is no octal code
            table take-and-spilt 5 | did you mean 'take-and-split'?
            table 0.37 many        | 'many' is not an int
            table 0.37             | Missing required parameter
            winner 0.37 -3         | a heap of -3 stones: give 0 to 10000 stones each
            winner 0.37 10001      | a heap of 10001 stones: give 0 to 10000 stones each
            winner 0.37            | Missing required parameter
            exercises nim-nom      | no exercise 'nim-nom'
            mutants taek-and-split | did you mean 'take-and-split'?
            chekc x                | chekc
            table 0.37 5 --loud    | Unknown option: '--loud'
            """)
    void badInputIsOneLineAndExitStatus2(String arguments, String expected) {
        var run = CommandRun.of(arguments.split(" "));
        assertAll(
                () -> assertEquals(2, run.status()),
                () -> assertEquals("", run.out()),
                () -> assertTrue(run.err().contains(expected), run.err()),
                () -> assertEquals(1, run.err().lines().count(), run.err()));
    }

    @Test
    void everyMutantIsAsExpected() {
        var run = CommandRun.of("mutants", "take-and-split");
        assertAll(
                () -> assertEquals(0, run.status()),
                () -> assertTrue(
                        run.out().lines().anyMatch(l -> l.matches("sum-of-values +0/31 +187/819 +0/618 +\\d+/370")),
                        run.out()),
                () -> assertTrue(
                        run.out()
                                .lines()
                                .anyMatch(l -> l.matches("split-empty-piece +0/31 +0/819 +0/618 +0/370  equal")),
                        run.out()),
                () -> assertTrue(run.out().lines().allMatch(l -> l.length() <= 80), run.out()));
    }

    @Test
    void theCatalogueIsListedAndShown() {
        String list = CommandRun.of("exercises").out();
        assertTrue(list.startsWith("exercise "), list);
        assertTrue(list.matches("(?s).*\\ntake-and-split +HeapGameSolver +56  Take-and-split: .*"), list);
        list.lines().forEach(line -> assertTrue(line.length() <= 80, line));
        assertTrue(CommandRun.of("exercises", "take-and-split").out().contains("HeapGameSolver"));
        assertTrue(CommandRun.of("exercises", "take-and-split").out().contains("| `sum-of-values` | "));
    }
}
