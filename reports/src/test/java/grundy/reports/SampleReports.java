package grundy.reports;

import static grundy.reports.SampleParts.alike;
import static grundy.reports.SampleParts.diagnosis;
import static grundy.reports.SampleParts.failed;
import static grundy.reports.SampleParts.graded;
import static grundy.reports.SampleParts.mismatch;
import static grundy.reports.SampleParts.notGraded;
import static grundy.reports.SampleParts.notRun;
import static grundy.reports.SampleParts.passed;
import static grundy.reports.SampleParts.table;
import static grundy.reports.SampleParts.title;
import static grundy.reports.SampleParts.valueTable;

import grundy.catalogue.Exhibit;
import grundy.catalogue.SumExplanation;
import grundy.grader.result.CheckResult;
import grundy.grader.result.Mismatch;
import grundy.grader.result.Report;
import grundy.grader.result.Report.Detail;
import grundy.grader.result.Report.Status;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** One report for each thing that can come of a submission. */
final class SampleReports {

    private static final Map<String, Supplier<Report>> ALL = Map.ofEntries(
            Map.entry("right", SampleReports::right),
            Map.entry("sum-for-xor", SampleReports::sumForXor),
            Map.entry("table-error", SampleReports::tableError),
            Map.entry("partial-diagnosis", SampleReports::partialDiagnosis),
            Map.entry("endless-loop", SampleReports::endlessLoop),
            Map.entry("exceptions", SampleReports::exceptions),
            Map.entry("compile-error", SampleReports::compileError),
            Map.entry("not-loadable", () -> notGraded(Status.NOT_LOADABLE, "no class implements HeapGameSolver")),
            Map.entry("rejected", () -> notGraded(Status.REJECTED, "class java.util.Evil may not be in java.*")),
            Map.entry("crashed", () -> notGraded(Status.CRASHED, "the program ended itself with exit status 3")),
            Map.entry("timed-out", () -> notGraded(Status.TIMED_OUT, "the constructor did not end within 10 s")),
            Map.entry("hostile", HostileSamples::report));

    private SampleReports() {}

    static Set<String> names() {
        return new TreeSet<>(ALL.keySet());
    }

    static Report named(String name) {
        return Objects.requireNonNull(ALL.get(name), name).get();
    }

    static Report right() {
        return graded(
                "100.0",
                List.of(passed("table"), passed("winners"), passed("moves"), passed("large")),
                List.of(),
                table(Lesson::g));
    }

    /** Right but for one thing: it adds the values to find the winner. 187 of 819 wrong, 14 of 201 lost positions right. */
    static Report sumForXor() {
        List<List<Integer>> lost = Lesson.positions().stream()
                .filter(h -> Lesson.xorOf(h) == 0)
                .filter(h -> h.stream().anyMatch(n -> Lesson.g(n) != 0))
                .toList();
        List<Mismatch> wrong = IntStream.range(0, lost.size())
                .mapToObj(i -> saysFirst(lost.get(i), i < CheckResult.EXPLAINED_IN_FULL))
                .toList();
        return graded(
                "52.8",
                List.of(
                        passed("table"),
                        failed("winners", "2.8", wrong.size(), wrong),
                        passed("moves"),
                        failed("large", "0.0", 9, largeSums())),
                List.of(
                        alike(
                                diagnosis("sum-of-values", "Adds the values instead of taking XOR", 196, 196, 0, true),
                                "max-of-values"),
                        alike(
                                diagnosis("max-of-values", "Takes the largest value", 196, 196, 0, true),
                                "sum-of-values")),
                table(Lesson::g),
                Lesson.board());
    }

    private static Mismatch saysFirst(List<Integer> heaps, boolean inFull) {
        var move = Lesson.moves(heaps.get(0)).stream().findFirst();
        return mismatch(
                "heaps",
                heaps,
                "wrong-answer",
                "second",
                "first",
                inFull ? Lesson.refuted(heaps, move) : Lesson.sum(heaps, null));
    }

    /** Two equal heaps each, all of them lost; the first was found from a larger case. */
    private static List<Mismatch> largeSums() {
        return IntStream.rangeClosed(31, 39)
                .mapToObj(n -> new Mismatch(
                        Map.of("heaps", List.of(n, n)),
                        "wrong-answer",
                        "second",
                        "first",
                        List.of(),
                        Lesson.sum(List.of(n, n), null),
                        n == 31 ? Map.of("heaps", List.of(102, 102, 31, 31)) : null))
                .toList();
    }

    /** No split: the values go 0 1 2 0 1 2, right up to g(5). */
    static Report tableError() {
        IntUnaryOperator own = n -> n % 3;
        List<Mismatch> wrong = IntStream.rangeClosed(0, 30)
                .filter(n -> own.applyAsInt(n) != Lesson.g(n))
                .mapToObj(n -> mismatch(
                        "heap",
                        n,
                        "wrong-answer",
                        "" + Lesson.g(n),
                        "" + own.applyAsInt(n),
                        Lesson.mexAgainst(n, own, n == 6)))
                .toList();
        return graded(
                "33.3",
                List.of(
                        failed("table", "3.9", wrong.size(), wrong),
                        failed("winners", "10.0", 1, List.of(loses())),
                        failed("moves", "19.4", 2, List.of(illegal(), missed())),
                        passed("large")),
                List.of(diagnosis("no-split", "Forgets the split", 300, 300, 0, true)),
                table(own),
                Lesson.board());
    }

    private static Mismatch loses() {
        return mismatch(
                "heaps", List.of(6), "wrong-answer", "first", "second", Lesson.refuted(List.of(6), Optional.empty()));
    }

    private static Mismatch illegal() {
        var move = new SumExplanation.AnsweredMove(
                "heap 1 (size 6) becomes 0 and 4", "a piece of 0 stones is no heap", List.of(), -1, null);
        return mismatch(
                "heaps", List.of(6, 1), "illegal-move", "a winning move", move.text(), Lesson.sum(List.of(6, 1), move));
    }

    private static Mismatch missed() {
        var move = new SumExplanation.AnsweredMove(
                "heap 1 (size 6) becomes 5", null, List.of(5, 1, 3), 3, Lesson.reply(List.of(5, 1, 3)));
        return mismatch(
                "heaps",
                List.of(6, 1, 3),
                "losing-move",
                "a winning move",
                "heap 1 (size 6) becomes 5",
                Lesson.sum(List.of(6, 1, 3), move));
    }

    static Report partialDiagnosis() {
        return graded(
                "61.0",
                List.of(
                        passed("table"),
                        failed("winners", "11.0", 187, List.of(loses())),
                        passed("moves"),
                        passed("large")),
                List.of(diagnosis("sum-of-values", "Adds the values instead of taking XOR", 120, 187, 1, false)),
                table(Lesson::g));
    }

    /** Hangs on every heap of 5 or more; after three deaths nothing more is asked. */
    static Report endlessLoop() {
        List<Mismatch> hung = IntStream.rangeClosed(5, 7)
                .mapToObj(n -> mismatch("heap", n, "timeout", "" + Lesson.g(n), "no answer within 1000 ms", null))
                .toList();
        List<Exhibit.Row> rows = IntStream.rangeClosed(0, 30)
                .mapToObj(n -> SampleParts.row(
                        n, n < 5 ? "" + Lesson.g(n) : n < 8 ? "timeout" : "not run", n < 5 ? "right" : "missing"))
                .toList();
        return graded(
                "3.2",
                List.of(
                        new CheckResult(
                                "table",
                                title("table"),
                                20,
                                new BigDecimal("3.2"),
                                CheckResult.Status.FAILED,
                                31,
                                26,
                                23,
                                true,
                                new CheckResult.Part("all", 5, 31),
                                List.of(),
                                hung,
                                List.of()),
                        notRun("winners"),
                        notRun("moves"),
                        notRun("large")),
                List.of(),
                valueTable(rows, null));
    }

    static Report exceptions() {
        Mismatch thrown = new Mismatch(
                Map.of("heaps", List.of(8)),
                "exception",
                "first",
                "java.lang.ArrayIndexOutOfBoundsException: Index 8 out of bounds for length 8",
                List.of("student.Solver.option(Solver.java:31)", "student.Solver.winningMove(Solver.java:17)"),
                Lesson.sum(List.of(8), null),
                null);
        return graded(
                "60.0",
                List.of(
                        passed("table"),
                        failed("winners", "0.0", 1, List.of(thrown)),
                        passed("moves"),
                        passed("large")),
                List.of(),
                table(Lesson::g));
    }

    static Report compileError() {
        return notGraded(
                Status.COMPILE_ERROR,
                "2 errors in Solver.java",
                new Detail("Solver.java:12: ';' expected", "\t\tint s = 0", 12),
                new Detail(
                        "Solver.java:20: cannot find symbol: method mexx(int[])", "        return mexx(values);", 16));
    }

    static Report full() {
        List<Mismatch> sums = sumForXor().checks().get(1).mismatches();
        IntUnaryOperator constant = n -> 77;
        List<Mismatch> values = IntStream.rangeClosed(1, 100)
                .mapToObj(n -> mismatch(
                        "heap", n, "wrong-answer", "" + Lesson.g(n), "77", Lesson.mexAgainst(n, constant, true)))
                .toList();
        List<Mismatch> larges = IntStream.rangeClosed(1, 100)
                .mapToObj(n -> List.of(99 + n, 100 + n, 150, 200))
                .map(h -> mismatch("heaps", h, "wrong-answer", "first", "second", Lesson.sum(h, null)))
                .toList();
        return graded(
                "0.0",
                List.of(
                        failed("table", "0.0", 31, values),
                        failed("winners", "0.0", 187, sums),
                        failed("moves", "0.0", 618, larges),
                        failed("large", "0.0", 370, larges)),
                sumForXor().diagnosis(),
                table(constant),
                Lesson.board());
    }
}
