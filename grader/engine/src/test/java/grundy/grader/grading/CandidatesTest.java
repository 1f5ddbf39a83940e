package grundy.grader.grading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.grader.result.CheckResult;
import grundy.grader.result.Mismatch;
import grundy.grader.result.Report;
import grundy.grader.sandbox.SandboxMode;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Audits in a real worker, whose candidates are asked over the wire. */
class CandidatesTest {

    @TempDir
    private Path temporary;

    /** No time ends where the test is about something else. */
    private static final GradingLimits SLOW = GradingLimits.DEFAULT.withCall(Duration.ofSeconds(30));

    /** A right audit, which does what stands in place of BEFORE at the beginning of each call. */
    private static final String AUDIT = """
            import grundy.exercises.*;
            import java.io.*;
            import java.util.*;
            @Solves("solver-audit")
            public class Solver implements SolverAudit {
                private final Map<List<Integer>, Boolean> won = new HashMap<>();
                private int calls;
                public int mismatches(HeapGameSolver candidate, int maxHeaps, int maxSize) {
                    calls++;
                    BEFORE
                    int wrong = 0;
                    for (int k = 1; k <= maxHeaps; k++) wrong += count(candidate, List.of(), k, maxSize);
                    return wrong;
                }
                private static void pause() {
                    try {
                        Thread.sleep(50);
                    } catch (InterruptedException e) {
                    }
                }
                private int count(HeapGameSolver candidate, List<Integer> heaps, int more, int maxSize) {
                    if (more == 0) {
                        try {
                            Optional<Move> move = candidate.winningMove(heaps);
                            return move == null || move.isPresent() != wins(heaps) ? 1 : 0;
                        } catch (RuntimeException e) {
                            return 1;
                        }
                    }
                    int wrong = 0;
                    for (int size = 0; size <= maxSize; size++) wrong += count(candidate, with(heaps, -1, size), more - 1, maxSize);
                    return wrong;
                }
                private boolean wins(List<Integer> heaps) {
                    Boolean known = won.get(heaps);
                    if (known != null) return known;
                    boolean wins = false;
                    for (int i = 0; i < heaps.size() && !wins; i++) {
                        int n = heaps.get(i);
                        if (n >= 1) wins |= !wins(with(heaps, i, n - 1));
                        if (n >= 2) wins |= !wins(with(heaps, i, n - 2));
                        for (int a = 1; a <= n - 3; a++) wins |= !wins(with(heaps, i, a, n - 2 - a));
                    }
                    won.put(heaps, wins);
                    return wins;
                }
                private static List<Integer> with(List<Integer> heaps, int index, int... pieces) {
                    List<Integer> after = new ArrayList<>(heaps);
                    if (index >= 0) after.remove(index);
                    for (int piece : pieces) if (piece > 0 || index < 0) after.add(piece);
                    Collections.sort(after);
                    return index < 0 ? unsorted(heaps, pieces) : after;
                }
                private static List<Integer> unsorted(List<Integer> heaps, int... pieces) {
                    List<Integer> after = new ArrayList<>(heaps);
                    for (int piece : pieces) after.add(piece);
                    return after;
                }
            }
            """;

    private Report grade(String before) throws Exception {
        return grade(before, SLOW);
    }

    private Report grade(String before, GradingLimits limits) throws Exception {
        try (var desk = new Desk(temporary, SandboxMode.NONE, limits)) {
            return desk.grade(AUDIT.replace("BEFORE", before));
        }
    }

    private static CheckResult known(Report report) {
        return Desk.check(report, "known");
    }

    @Test
    void aRightAuditHasFullMarks() throws Exception {
        Report report = grade("");
        assertEquals("solver-audit", report.exercise());
        assertEquals(
                List.of(0, 0, 0),
                report.checks().stream().map(CheckResult::failed).toList());
    }

    /** The first candidate of a check differs from the second, though both have the same class. */
    @Test
    void candidatesDifferInTheirAnswersAlone() throws Exception {
        Report report =
                grade("if (!candidate.getClass().getName().equals(\"grundy.grader.worker.RemoteSolver\")) return -1;"
                        + " for (var field : candidate.getClass().getDeclaredFields())"
                        + " if (field.getType() != int.class && field.getName().equals(\"name\")) return -2;");
        assertEquals(0, known(report).failed());
    }

    @Test
    void endlessQuestionsEndTheCall() throws Exception {
        Report report = grade("if (maxHeaps == 1) while (true) candidate.grundy(1);", SLOW);
        Mismatch first = Desk.check(report, "limits").mismatches().get(0);
        assertEquals("crash", first.kind());
        assertEquals("it asked the candidate more than 20000 times", first.actual());
        assertEquals(0, known(report).failed());
    }

    /** Each question is soon answered, and yet the time for all of them together ends. */
    @Test
    void theTimeForACallIsThatForAllItsQuestionsTogether() throws Exception {
        Report report = grade("if (calls == 1) while (true) { candidate.grundy(1); pause(); }", Desk.QUICK);
        Mismatch first = Desk.check(report, "limits").mismatches().get(0);
        assertEquals("timeout", first.kind());
        assertEquals("no answer within 1000 ms", first.actual());
    }

    @Test
    void aForgedQuestionOutsideOfWhatACandidateCanBeAskedCostsItsCaseAlone() throws Exception {
        String forged = "if (calls == 1) try (var wire = new FileOutputStream(FileDescriptor.err)) {"
                + " wire.write(new byte[] {0, 0, 0, 8, 73, 0, 0, 0, 3, 'm', 'e', 'x', 0}); Thread.sleep(5000); }"
                + " catch (Exception e) { }";
        Report report = grade(forged);
        CheckResult limits = Desk.check(report, "limits");
        assertEquals(
                Map.of("candidate", "right", "maxHeaps", 1, "maxSize", 0),
                limits.mismatches().get(0).input());
        assertEquals(
                "it sent something that is no question to a candidate",
                limits.mismatches().get(0).actual());
        assertEquals("crash", limits.mismatches().get(0).kind());
    }

    @Test
    void questionsBeyondAllBoundsAreRefusedByTheCandidate() throws Exception {
        Report report = grade("""
                int refused = 0;
                for (List<Integer> heaps : List.of(List.of(-1), List.of(1_000_000_000), Collections.nCopies(900, 1))) {
                    try { candidate.winningMove(heaps); } catch (RuntimeException e) { refused++; }
                }
                if (refused != 3) return -refused;""");
        assertEquals(0, known(report).failed());
        assertTrue(report.checks().stream().allMatch(check -> check.failed() == 0));
    }
}
