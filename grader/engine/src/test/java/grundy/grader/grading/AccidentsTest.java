package grundy.grader.grading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.grader.result.CheckResult;
import grundy.grader.result.Report;
import grundy.grader.sandbox.SandboxMode;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What goes wrong in one case costs that case, and the others are marked. */
class AccidentsTest {

    @TempDir
    private static Path temporary;

    private static Desk desk;

    @BeforeAll
    static void open() throws Exception {
        desk = new Desk(temporary, SandboxMode.NONE, Desk.QUICK);
    }

    @AfterAll
    static void close() {
        desk.close();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "if (heap == 7) while (true);|timeout|no answer within 1000 ms",
                "if (heap == 7) System.exit(3);|crash|it ended itself with exit status 3",
                "if (heap == 7) Runtime.getRuntime().halt(0);|crash|it ended itself with exit status 0",
                "if (heap == 7) return grundy(7) + 1;|exception|java.lang.StackOverflowError",
                "if (heap == 7) return new long[1 << 30].length;|exception|"
                        + "java.lang.OutOfMemoryError: Java heap space",
                "if (heap == 7) throw new Error(null, null);|exception|java.lang.Error",
            })
    void accidentAtHeap7CostsThatCaseAlone(String statement, String kind, String actual) throws Exception {
        Report report = desk.grade(Students.inGrundy(statement));
        assertEquals(Report.Status.GRADED, report.status());
        assertEquals(List.of("{heap=7} " + kind), Desk.kinds(report, "table"));
        var mismatch = Desk.mismatch(report, "table", Map.of("heap", 7));
        assertEquals("1", mismatch.expected());
        assertEquals(actual, mismatch.actual());
        // 20 x 30/31 = 19.35..., and the rest is whole
        assertEquals(new BigDecimal("19.4"), Desk.check(report, "table").score());
        assertEquals(new BigDecimal("99.4"), report.score());
    }

    @Test
    void traceNamesTheLineOfTheStudentsCode() throws Exception {
        String source = Students.inGrundy("if (heap == 7) throw new IllegalStateException(\"seven\");");
        Report report = desk.grade(source);
        var mismatch = Desk.mismatch(report, "table", Map.of("heap", 7));
        assertEquals("java.lang.IllegalStateException: seven", mismatch.actual());
        int line = Students.lineOf(source, "if (heap == 7) throw");
        assertEquals(List.of("course.Solver.grundy(Solver.java:" + line + ")"), mismatch.trace());
    }

    @Test
    void afterThreeDeathsTheRestOfTheCheckIsNotRunAndTheNextCheckIs() throws Exception {
        Report report = desk.grade(Students.inGrundy("if (heap >= 5 && heap <= 30) System.exit(1);"));
        CheckResult table = Desk.check(report, "table");
        assertEquals(List.of("{heap=5} crash", "{heap=6} crash", "{heap=7} crash"), Desk.kinds(report, "table"));
        assertEquals(List.of(26, 23), List.of(table.failed(), table.notRun()));
        // 20 x 5/31 = 3.2...
        assertEquals(new BigDecimal("3.2"), table.score());
        assertEquals(0, Desk.check(report, "winners").failed());
        assertEquals(0, Desk.check(report, "large").failed());
    }

    @Test
    void afterFiveDeathsInAllNothingMoreIsRun() throws Exception {
        Report report =
                desk.grade(Students.inMove("System.exit(1);").replace("//grundy", "if (heap < 3) System.exit(1);"));
        assertEquals(3, Desk.kinds(report, "table").size());
        assertEquals(2, Desk.kinds(report, "winners").size());
        assertEquals(CheckResult.Status.FAILED, Desk.check(report, "winners").status());
        // But for sums of the random ones that were asked before.
        CheckResult large = Desk.check(report, "large");
        assertEquals(370, large.failed());
        assertEquals(370 - large.mismatches().size(), large.notRun());
        assertTrue(large.mismatches().size() <= 3, () -> large.mismatches().toString());
        assertEquals(new BigDecimal("0.0"), report.score());
    }

    @Test
    void instanceThatDiesWhenAskedAgainIsInconsistentAndNothingElseIsLost() throws Exception {
        String source = Students.withMembers(
                Students.inMove("if (!seen.add(List.copyOf(heaps))) System.exit(4);"),
                "private final Set<List<Integer>> seen = new HashSet<>();");
        Report report = desk.grade(source);
        long inconsistent = report.checks().stream()
                .flatMap(c -> c.mismatches().stream())
                .filter(m -> m.kind().equals("inconsistent"))
                .count();
        assertTrue(inconsistent > 0, "no answer was asked again");
        assertTrue(
                report.checks().stream().flatMap(c -> c.mismatches().stream()).allMatch(m -> m.kind()
                        .equals("inconsistent")));
        assertEquals(0, Desk.check(report, "table").failed());
    }

    @Test
    void answersThatAlternateAreInconsistent() throws Exception {
        String source = Students.withMembers(
                Students.inGrundy("if (seen.merge(heap, 1, Integer::sum) > 1) return value(heap) + 1;"),
                "private final Map<Integer, Integer> seen = new HashMap<>();");
        Report report = desk.grade(source);
        var all = report.checks().stream().flatMap(c -> c.mismatches().stream()).toList();
        assertFalse(all.isEmpty(), "no value was asked again");
        for (var mismatch : all) {
            assertEquals("inconsistent", mismatch.kind());
            int right = Integer.parseInt(mismatch.expected());
            assertEquals(right + "; asked again: " + (right + 1), mismatch.actual());
        }
        assertEquals(List.of(), report.diagnosis());
    }

    @Test
    void anotherWinningMoveWhenAskedAgainIsNotInconsistent() throws Exception {
        String source = Students.right()
                .replace("return move(heaps);", "turn = !turn; return turn ? move(heaps) : Optional.of(last(heaps));");
        source = source.replace("Optional.of(last(heaps))", "last(heaps)");
        source = Students.withMembers(source, """
                private boolean turn;

                private Optional<Move> last(List<Integer> heaps) {
                    List<Integer> reversed = new ArrayList<>(heaps);
                    Collections.reverse(reversed);
                    return move(reversed).map(m -> new Move(heaps.size() - 1 - m.heapIndex(), m.pieces()));
                }
                """);
        Report report = desk.grade(source);
        assertTrue(report.passed(), () -> report.checks().toString());
    }

    @Test
    void changedListsAreNotedAndCostNothing() throws Exception {
        Report report = desk.grade(Students.right()
                .replace(
                        "return move(heaps);", "var moved = move(heaps); heaps.clear(); heaps.add(-5); return moved;"));
        assertTrue(report.passed());
        assertEquals(
                1,
                report.notes().stream()
                        .filter(n -> n.contains("changes a list"))
                        .count());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "return null;|null instead of an Optional",
                "return Optional.of(new Move(0, Arrays.asList((Integer) null)));|a piece is null",
                "return Optional.of(new Move(0, (List<Integer>) (List) List.of(\"2\")));|a piece is a java.lang.String",
                "return Optional.of(new Move(0, Collections.nCopies(5000, 1 << 20)));|a value of more than 2000 elements"
                        + " and characters instead of an Optional",
            })
    void valuesThatTheInterfaceDoesNotAllowAreInvalidAnswers(String statement, String actual) throws Exception {
        Report report = desk.grade(Students.inMove("if (heaps.equals(List.of(2, 1))) " + statement));
        // Asked once for both checks.
        for (String check : List.of("winners", "moves")) {
            assertEquals(List.of("{heaps=[2, 1]} invalid-answer"), Desk.kinds(report, check));
            assertEquals(
                    actual,
                    Desk.mismatch(report, check, Map.of("heaps", List.of(2, 1))).actual());
        }
    }

    @Test
    void floodIsCountedAndItsBeginningKept() throws Exception {
        Report report = desk.grade(Students.inGrundy(
                "System.out.print(\"ab\".repeat(20_000));" + " System.err.print(\"cd\".repeat(20_000));"));
        assertTrue(report.passed());
        // 201 values, and those that are asked again
        assertTrue(
                report.output().outBytes() > 40_000L * 201,
                () -> "" + report.output().outBytes());
        assertEquals(0, report.output().outBytes() % 40_000);
        assertEquals(report.output().outBytes(), report.output().errBytes());
        assertEquals("ab".repeat(32 << 10), report.output().out());
        assertEquals("cd".repeat(32 << 10), report.output().err());
    }

    @Test
    void whatIsPrintedBeforeADeathIsKeptAndCountedOnce() throws Exception {
        Report report =
                desk.grade(Students.inGrundy("if (heap == 5) { System.err.print(\"é5\"); System.out.print(\"five\");"
                        + " System.exit(0); } if (heap == 6) System.err.print(\"six\");"));
        assertEquals(new Report.Output("five", 4, "é5six", 6), report.output());
    }

    @Test
    void timeOfACheckThatIsUsedUpLeavesItsRestNotRun() throws Exception {
        String source = Students.inGrundy("try { Thread.sleep(150); } catch (InterruptedException e) { return -1; }");
        var limits = new GradingLimits(
                Desk.QUICK.start(),
                Desk.QUICK.compile(),
                Desk.QUICK.load(),
                Desk.QUICK.call(),
                Duration.ofSeconds(1),
                Duration.ofSeconds(30),
                3,
                5,
                128,
                40,
                200,
                1);
        try (var slow = new Desk(temporary, SandboxMode.NONE, limits)) {
            Report report = slow.grade(source);
            CheckResult table = Desk.check(report, "table");
            assertEquals(List.of(), table.mismatches());
            assertEquals(table.failed(), table.notRun());
            assertTrue(table.notRun() > 20 && table.notRun() < 31, () -> table.notRun() + " not run");
            assertEquals(0, Desk.check(report, "winners").failed());
        }
    }
}
