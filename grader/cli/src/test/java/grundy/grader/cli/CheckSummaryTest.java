package grundy.grader.cli;

import static grundy.grader.cli.SummaryReports.adds;
import static grundy.grader.cli.SummaryReports.compileError;
import static grundy.grader.cli.SummaryReports.failed;
import static grundy.grader.cli.SummaryReports.graded;
import static grundy.grader.cli.SummaryReports.passed;
import static grundy.grader.cli.SummaryReports.wrong;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.catalogue.Answer;
import grundy.grader.result.CheckResult;
import grundy.grader.result.Mismatch;
import grundy.grader.result.Report;
import grundy.reports.BrokenTemplateException;
import grundy.reports.Language;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What {@code check} prints. */
class CheckSummaryTest {

    private static final Path FOLDER = Path.of("grundy-report");

    private static final Mismatch LOST = wrong("winners", Map.of("heaps", List.of(4, 4)), SummaryReports::takesOne);
    private static final Mismatch WON = wrong("winners", Map.of("heaps", List.of(1, 6)), SummaryReports::neverWins);
    private static final Mismatch VALUE = wrong("table", Map.of("heap", 6), SummaryReports::modThree);

    private static String printed(Report report, Terminal terminal, Language language, Path folder) {
        var text = new StringWriter();
        var out = new PrintWriter(text);
        new CheckSummary(out, terminal, language).print(report, Optional.of(folder));
        return text.toString();
    }

    private static String printed(Report report) {
        return printed(report, Terminal.PLAIN, Language.english(), FOLDER);
    }

    private static Report of(Mismatch mismatch) {
        return graded("ada", List.of(passed("table"), failed("winners", mismatch)), List.of(), List.of());
    }

    @Test
    void aLostPositionShowsThatNoColumnKeepsAOneAndTheReplyThatRestoresZero() {
        Report report = graded(
                "ada",
                List.of(passed("table"), failed("winners", LOST)),
                List.of(adds("Values added"), adds("Largest value")),
                List.of("a remark"));
        assertEquals("""
                ada, take-and-split: 53.9 / 100
                  ok    table          31 of 31 right, 20 / 20 points
                  FAIL  winners  1,632 of 1,819 right, 23 not run, 2.8 / 40 points

                Smallest counterexample: heaps 4 4
                  heap  stones  value  binary
                     1  4 oooo      1  1
                     2  4 oooo      1  1
                        XOR         0  0
                  No column keeps a 1: XOR 0. Whoever is to move loses: the second player wins.
                  You answered that the first player wins.
                  Your move leaves 3 4 with XOR 1; the reply (heap 2: 4 -> 3) restores 0.

                Misconception, with your answers on all 1,819 cases:
                  Values added
                  or Largest value

                note: a remark
                sandbox: no limit on memory
                report: grundy-report/index.html
                """.replace("  ok    table       31 of 31", "  ok    table           31 of 31"), printed(report));
    }

    @Test
    void aWonPositionMarksTheColumnThatDecidesAndShowsAWinningMove() {
        assertTrue(printed(of(WON)).contains("""
                                Smallest counterexample: heaps 1 6
                                  heap  stones    value  binary
                                     1  1 o           1  0 1
                                     2  6 oooooo      3  1 1
                                        XOR           2  1 0
                                                         ^ this column decides: it keeps a 1
                                  The XOR is 2, not 0. Whoever is to move wins: the first player wins.
                                  You answered that the second player wins.
                                  A winning move leaves XOR 0: heap 2: 6 -> 4.
                                """), printed(of(WON)));
    }

    @Test
    void aValueShowsTheOptionsWithTheirsAndTheMex() {
        assertTrue(printed(of(VALUE)).contains("""
                                Smallest counterexample: g(6)
                                  a move leaves  5  4  1+3  2+2
                                  value          2  1    1    0
                                  Values among the options: 0 1 2. Smallest number missing, the mex: g(6) = 3.
                                  You answered 0. Right is 3.
                                  0 is the value of an option, and a mex never is.
                                  Your answer does not follow from your smaller values: the mistake is here.
                                """), printed(of(VALUE)));
    }

    @Test
    void anExceptionShowsWhereItComesFromAndNoColumns() {
        Mismatch thrown = wrong(
                "winners",
                Map.of("heaps", List.of(4, 4)),
                q -> new Answer.Threw("java.lang.Error", "no {0} [[mex]] [[nothing]]", List.of("A.f(A.java:3)")));
        assertTrue(printed(of(thrown)).contains("""
                                Smallest counterexample: heaps 4 4
                                  Your code threw java.lang.Error: no {0} [[mex]] [[nothing]].
                                  Right: the second player wins.
                                    at A.f(A.java:3)
                                """), printed(of(thrown)));
    }

    @Test
    void whatIsRightIsToldHoweverLongTheMessageOfAnException() {
        Mismatch thrown = wrong(
                "table",
                Map.of("heap", 6),
                q -> new Answer.Threw("java.lang.NullPointerException", "Cannot invoke ".repeat(20), List.of()));
        assertTrue(printed(of(thrown)).contains("  Right is 3.\n"), printed(of(thrown)));
    }

    @Test
    void aCompileErrorShowsTheLineWithACaretBelowTheFault() {
        Report report = compileError(
                "ada",
                "1 error",
                List.of(new Report.Detail("Solver.java:12: ';' expected", "\t\tint s = 0", 12)),
                List.of());
        assertEquals("""
                ada, take-and-split: 53.9 / 100

                compile error: 1 error
                  Solver.java:12: ';' expected
                    int s = 0
                             ^

                sandbox: no limit on memory
                report: grundy-report/index.html
                """, printed(report));
    }

    @Test
    void whatIsNotRevealedIsSaidInNoOtherWay() {
        Mismatch hint = new Mismatch(Map.of("heapCount", 2), "losing-move", null, null, List.of(), null, null);
        assertTrue(
                printed(of(hint)).contains("Smallest counterexample: 2 heaps\n  Your move is legal, but it loses.\n"));
        Mismatch position =
                new Mismatch(Map.of("heaps", List.of(4, 4)), "wrong-answer", null, "first", List.of(), null, null);
        assertTrue(printed(of(position))
                .contains("Smallest counterexample: heaps 4 4\n  You answered that the first player wins.\n\n"));
    }

    @Test
    void germanIsSpokenToo() throws BrokenTemplateException {
        var german = Language.load("de", Optional.empty(), id -> Map.of());
        String text = printed(of(LOST), Terminal.PLAIN, german, FOLDER);
        assertTrue(text.startsWith("ada, take-and-split: 53,9 / 100\n  ok      Tabelle"), text);
        assertTrue(text.contains("Kleinstes Gegenbeispiel: Haufen 4 4\n  Haufen  Steine  Wert  bin\u00e4r\n"), text);
        assertTrue(text.contains("die Antwort (Haufen 2: 4 -> 3) stellt 0 her."), text);
    }

    @Test
    void coloursChangeNothingButColours() {
        String coloured = printed(of(LOST), new Terminal(true, true), Language.english(), FOLDER);
        assertTrue(coloured.contains("\u001b[31m"));
        assertEquals(printed(of(LOST)), plain(coloured));
    }

    private static String plain(String text) {
        return text.replaceAll("\u001b\\[\\d+m", "");
    }

    static List<String> nastyTexts() {
        return List.of(
                "",
                "ada",
                "x".repeat(500),
                "word ".repeat(200),
                "\u5c71\u77f3".repeat(200),
                "\uD83D\uDE00\u2764\uFE0F ".repeat(100),
                "e\u0301".repeat(300),
                "\u202E\u05D0\u05D1\u200F abc ".repeat(60),
                "\0\u001b[31m\r\n\t{0} '[[mex]] [[none]]".repeat(40),
                "\uD83D lone");
    }

    @ParameterizedTest
    @MethodSource("nastyTexts")
    void thereAreNeverMoreThan25LinesOf80Columns(String nasty) throws BrokenTemplateException {
        for (String code : List.of("en", "de")) {
            var language = Language.load(code, Optional.empty(), id -> Map.of());
            for (Report report : nastyReports(nasty)) {
                String text = printed(
                        report, new Terminal(true, true), language, Path.of("a/" + nasty.replaceAll("[\0\uD83D]", "")));
                List<String> lines = plain(text).lines().toList();
                assertTrue(lines.size() <= 25, () -> lines.size() + " lines:\n" + text);
                lines.forEach(
                        line -> assertTrue(ScreenText.width(line) <= 80, () -> ScreenText.width(line) + ": " + line));
            }
        }
    }

    private static List<Report> nastyReports(String nasty) {
        var reports = new ArrayList<Report>();
        Mismatch many = wrong("large", firstOfFour(), SummaryReports::neverWins);
        for (Mismatch m : List.of(LOST, WON, VALUE, many)) {
            for (String kind : List.of("wrong-answer", "illegal-move", "exception", "inconsistent", "unheard-of")) {
                var mismatch = new Mismatch(
                        m.input(), kind, nasty, nasty, Collections.nCopies(9, nasty), m.explanation(), null);
                for (int n : List.of(0, 4, 9)) {
                    reports.add(graded(
                            nasty,
                            Collections.nCopies(
                                    Math.max(1, n), failed(n == 9 ? "check-".repeat(9) : "large", mismatch)),
                            Collections.nCopies(n, adds(nasty)),
                            Collections.nCopies(n, nasty)));
                }
            }
        }
        for (int n : List.of(0, 1, 7, 50)) {
            var detail = new Report.Detail(nasty, nasty, 7 * n);
            reports.add(compileError(nasty, nasty, Collections.nCopies(n, detail), Collections.nCopies(n, nasty)));
        }
        return reports;
    }

    private static Map<String, Object> firstOfFour() {
        return Map.of("heaps", SummaryReports.fourHeaps());
    }

    @Test
    void whatIsCutIsCounted() {
        CheckResult check = failed("winners", LOST);
        Report report = graded(
                "ada",
                Collections.nCopies(8, check),
                Collections.nCopies(9, adds("Idea")),
                Collections.nCopies(7, "note"));
        String text = printed(report);
        assertTrue(text.contains("  and 4 more checks, in the report\n"), text);
        assertTrue(text.contains("  or 6 more, in the report\n"), text);
        assertTrue(text.contains("and 4 more notes, in the report\n"), text);
    }
}
