package grundy.grader.grading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.grader.result.CheckResult;
import grundy.grader.result.Mismatch;
import grundy.grader.result.Report;
import grundy.grader.sandbox.SandboxMode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Smallest counterexamples, and restarts that do not work. */
class CounterexamplesTest {

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

    @Test
    void randomCounterexampleIsShrunkToTheSmallestHeapThatFails() throws Exception {
        // Won positions with a heap of 40 or more get no move: g(40) = 1 and the smallest is a single heap of 40.
        Report report = desk.grade(Students.inMove("if (Collections.max(heaps) >= 40) return Optional.empty();"));
        Mismatch first = Desk.check(report, "large").mismatches().get(0);
        assertEquals(Map.of("heaps", List.of(40)), first.input());
        assertEquals("second", first.actual());
        var from = first.shrunkFrom();
        assertNotNull(from);
        List<?> heaps = (List<?>) Objects.requireNonNull(from.get("heaps"));
        assertTrue(heaps.stream().anyMatch(heap -> (Integer) heap > 40), from::toString);
        for (Mismatch other : Desk.check(report, "large").mismatches().subList(1, 10)) {
            assertNull(other.shrunkFrom());
        }
    }

    @Test
    void smallestOfAllCasesIsListedFirstAndNotShrunk() throws Exception {
        Report report = desk.grade(Students.inGrundy("if (heap >= 50) return -1;"));
        Mismatch first = Desk.check(report, "large").mismatches().get(0);
        assertEquals(Map.of("heap", 50), first.input());
        assertNull(first.shrunkFrom());
    }

    @Test
    void mismatchesAreTheHundredSmallestAndFailedCountsAll() throws Exception {
        Report report = desk.grade(Students.inMove("if (heaps != null) return Optional.of(new Move(9, List.of()));"));
        CheckResult winners = Desk.check(report, "winners");
        assertEquals(201, winners.failed());
        assertEquals(100, winners.mismatches().size());
        assertEquals("0.0", winners.score().toPlainString());
        var sizes = winners.mismatches().stream()
                .map(m -> (List<?>) Objects.requireNonNull(m.input().get("heaps")))
                .map(heaps -> 1_000 * heaps.size()
                        + heaps.stream().mapToInt(h -> (Integer) h).sum())
                .toList();
        assertEquals(sizes.stream().sorted().toList(), sizes);
        assertEquals(Map.of("heaps", List.of(0)), winners.mismatches().get(0).input());
    }

    @Test
    void programThatCannotBeStartedAgainLeavesTheRestNotRun() throws Exception {
        Path mark = temporary.resolve("started");
        String source = Students.withMembers(
                Students.inGrundy("if (heap == 7) System.exit(1);"),
                "public Solver() throws Exception { System.out.print(\"start;\");"
                        + " java.nio.file.Files.createFile(java.nio.file.Path.of(\"" + mark + "\")); }");
        Report report = desk.grade(source);
        assertTrue(Files.exists(mark), report::toString);
        assertEquals(Report.Status.GRADED, report.status());
        assertEquals(List.of("{heap=7} crash"), Desk.kinds(report, "table"));
        assertEquals(23, Desk.check(report, "table").notRun());
        assertEquals(CheckResult.Status.NOT_RUN, Desk.check(report, "winners").status());
        // Tried once more, and each process counted once.
        assertEquals("start;start;", report.output().out());
        assertEquals(12, report.output().outBytes());
    }
}
