package grundy.grader.grading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.grader.result.Diagnosis;
import grundy.grader.result.Report;
import grundy.grader.sandbox.SandboxMode;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whole gradings, in a plain process and in the strongest sandbox that works here. */
class GraderTest {

    @TempDir
    private Path temporary;

    private Report grade(SandboxMode mode, String source) throws Exception {
        try (var desk = new Desk(temporary, mode, Desk.QUICK)) {
            return desk.grade(source);
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"NONE", "AUTO"})
    void rightSolutionGetsEverythingAndNoDiagnosis(SandboxMode mode) throws Exception {
        Report report = grade(mode, Students.right());
        assertEquals(Report.Status.GRADED, report.status());
        assertNull(report.message());
        assertTrue(report.passed());
        assertEquals(new BigDecimal("100.0"), report.score());
        assertEquals(100, report.maxScore());
        assertEquals(List.of(), report.diagnosis());
        assertEquals(
                List.of("table 20 20.0 31 0", "winners 40 40.0 819 0", "moves 30 30.0 618 0", "large 10 10.0 370 0"),
                summaries(report));
        assertEquals("course.Solver", report.submission().provider());
        assertEquals(new Report.Output("", 0, "", 0), report.output());
    }

    @ParameterizedTest
    @EnumSource(names = {"NONE", "AUTO"})
    void sumForXorIsWrongOn187Of819AndEarns40Times14Over201(SandboxMode mode) throws Exception {
        Report report = grade(mode, Students.sumForXor());
        var winners = Desk.check(report, "winners");
        assertEquals(187, winners.failed());
        assertEquals(new BigDecimal("2.8"), winners.score());
        assertEquals(100, winners.mismatches().size());
        var first = winners.mismatches().get(0);
        assertEquals(Map.of("heaps", List.of(1, 1)), first.input());
        assertEquals("wrong-answer", first.kind());
        assertEquals("second", first.expected());
        assertEquals("first", first.actual());
        assertEquals(
                "first",
                Desk.mismatch(report, "winners", Map.of("heaps", List.of(4, 4))).actual());
        assertEquals(0, Desk.check(report, "moves").failed());
    }

    @ParameterizedTest
    @EnumSource(names = {"NONE", "AUTO"})
    void sumForXorIsNamedAndOnlyWithItsFamily(SandboxMode mode) throws Exception {
        Report report = grade(mode, Students.sumForXor());
        Diagnosis best = report.diagnosis().get(0);
        assertEquals("sum-of-values", best.mutant());
        assertEquals(List.of(187, 187, 0), List.of(best.explains(), best.of(), best.contradicts()));
        assertTrue(report.diagnosis().stream().allMatch(Diagnosis::agreesOnAll));
        assertEquals(
                List.of("sum-of-values", "max-of-values", "or-of-values"),
                report.diagnosis().stream().map(Diagnosis::mutant).toList());
    }

    @ParameterizedTest
    @EnumSource(names = {"NONE", "AUTO"})
    void aModuleIsCompiledAsOne(SandboxMode mode) throws Exception {
        try (var desk = new Desk(temporary, mode, Desk.QUICK)) {
            Report report = desk.grade(Map.of(
                    Students.FILE,
                    Students.right(),
                    "module-info.java",
                    "module course { requires grundy.exercises;"
                            + " provides grundy.exercises.HeapGameSolver with course.Solver; }"));
            assertNull(report.message());
            assertTrue(report.passed());
        }
    }

    private static List<String> summaries(Report report) {
        return report.checks().stream()
                .map(c -> c.id() + " " + c.weight() + " " + c.score() + " " + c.cases() + " " + c.failed())
                .toList();
    }
}
