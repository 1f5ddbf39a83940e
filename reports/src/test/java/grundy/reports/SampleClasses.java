package grundy.reports;

import grundy.grader.result.CheckResult;
import grundy.grader.result.ClassReport;
import grundy.grader.result.ClassRow;
import grundy.grader.result.ClassRow.CheckScore;
import grundy.grader.result.ClassRow.Fault;
import grundy.grader.result.ClassRow.KnownFault;
import grundy.grader.result.ClassRow.Misconception;
import grundy.grader.result.ClassRow.Outcome;
import grundy.grader.result.ClassRow.Result;
import grundy.grader.result.Diagnosis.Agreement;
import grundy.grader.result.HeapPair;
import grundy.grader.result.Member;
import grundy.grader.result.Report.Status;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Classes to draw pages of. */
final class SampleClasses {

    static final String TITLE = "Take-and-split: Grundy values, winner and winning move";

    static final Misconception SUM =
            mistake("sum-of-values", "Values added instead of XORed to name the winner", Agreement.EVERY_CASE);
    static final Misconception MAX =
            mistake("max-of-values", "Largest value instead of XOR to name the winner", Agreement.EVERY_CASE);
    static final Misconception NO_SPLIT =
            mistake("no-split", "Forgets that a move may split the heap", Agreement.EVERY_VALUE);
    static final Misconception FIRST_HEAP =
            mistake("first-heap-only", "Looks for a move on the first heap alone", Agreement.MOST);

    private static final Map<String, Supplier<ClassReport>> ALL = new TreeMap<>(Map.of(
            "three", SampleClasses::three,
            "thirty", () -> ofSize(30),
            "ids only", SampleClasses::idsOnly,
            "all right", SampleClasses::allRight,
            "mixed", SampleClasses::mixed,
            "faults only", () -> report(List.of(fault("1", "Ada", "no space left on the disk, see grader.log"))),
            "empty", () -> report(List.of()),
            "hostile", SampleClasses::hostile));

    private SampleClasses() {}

    static Set<String> names() {
        return new TreeSet<>(ALL.keySet());
    }

    static ClassReport named(String name) {
        return Objects.requireNonNull(ALL.get(name), name).get();
    }

    /** One right, one that adds, one that does not compile. */
    static ClassReport three() {
        return report(List.of(
                row("101", "Ada Lovelace", right("101")),
                row("102", "Émile Borel", adds("102")),
                row("103", "Richard Guy", doesNotCompile("Solver.java:12: ';' expected"))));
    }

    static ClassReport idsOnly() {
        return report(List.of(row("ada", "ada", right()), row("émile", "émile", adds("émile"))));
    }

    static ClassReport allRight() {
        return report(List.of(row("1", "Ada", right()), row("2", "Émile", right())));
    }

    /** Three exercises, one of them with another best mark, and one that was not graded. */
    static ClassReport mixed() {
        return report(List.of(
                row("1", "Ada", of("nim", "Nim", "100.0", 100, List.of())),
                row("2", "Émile", of("nim", "Nim", "40.0", 100, List.of(new HeapPair(1, 1), new HeapPair(2, 2)))),
                row("3", "Max", of("stalks", "Stalks", "30.0", 50, List.of())),
                row("4", "Elwyn", of("stalks", "Stalks", "50.0", 50, List.of())),
                row("5", "John", graded("5", List.of("20.0", "2.8", "30.0", "0.5"), List.of(SUM), ONE_ONE, null)),
                row("6", "Richard", doesNotCompile("Solver.java:12: ';' expected"))));
    }

    private static final List<HeapPair> ONE_ONE = List.of(new HeapPair(1, 1));

    private static Result of(String exercise, String title, String mark, int max, List<HeapPair> missed) {
        var score = new BigDecimal(mark);
        boolean full = score.compareTo(BigDecimal.valueOf(max)) == 0;
        var check = new CheckScore(
                "values",
                "Values",
                max,
                score,
                full ? CheckResult.Status.PASSED : CheckResult.Status.FAILED,
                10,
                full ? 0 : 1);
        return new Result(
                exercise, title, Status.GRADED, null, score, max, "reports/x", List.of(check), List.of(), missed, null);
    }

    static ClassReport report(List<ClassRow> rows) {
        return report(rows, List.of());
    }

    static ClassReport report(List<ClassRow> rows, List<Member> absent) {
        return new ClassReport(
                "take-and-split",
                TITLE,
                true,
                42,
                100,
                rows,
                absent,
                List.of("Layout: Moodle export, " + rows.size() + " submissions.", "2 online texts were left out."));
    }

    static ClassRow row(String id, String name, Outcome outcome) {
        return new ClassRow(id, name, List.of(new Member(id, name)), List.of(), outcome);
    }

    static ClassRow fault(String id, String name, String message) {
        return row(id, name, new Fault(message));
    }

    static Result right() {
        return right("1");
    }

    static Result right(String id) {
        return graded(id, List.of("20.0", "40.0", "30.0", "10.0"), List.of(), List.of(), null);
    }

    /** Says first on every position of two equal heaps that is not 0 0, as the values 0 1 2 0 1 ... have it. */
    static Result adds(String id) {
        return graded(id, List.of("20.0", "2.8", "30.0", "0.5"), List.of(SUM, MAX), equalValues(), null);
    }

    static List<HeapPair> equalValues() {
        return pairs().stream()
                .filter(p -> Lesson.g(p.first()) == Lesson.g(p.second()) && Lesson.g(p.first()) != 0)
                .toList();
    }

    private static List<HeapPair> pairs() {
        return IntStream.range(0, 81).mapToObj(i -> new HeapPair(i / 9, i % 9)).toList();
    }

    /** A misconception that is a single mistake. */
    static Misconception mistake(String mutant, String title, Agreement agreement) {
        return new Misconception(List.of(new KnownFault(mutant, title)), agreement);
    }

    static Result graded(
            String id,
            List<String> points,
            List<Misconception> mistakes,
            List<HeapPair> missed,
            @Nullable String sameAs) {
        BigDecimal sum = points.stream().map(BigDecimal::new).reduce(BigDecimal.ZERO, BigDecimal::add);
        return new Result(
                "take-and-split",
                TITLE,
                Status.GRADED,
                null,
                sum,
                100,
                "reports/" + id,
                checks(points),
                mistakes,
                missed,
                sameAs);
    }

    static Result ungraded(Status status, String id, String message) {
        List<CheckScore> none = checks(List.of("0.0", "0.0", "0.0", "0.0")).stream()
                .map(c -> new CheckScore(
                        c.id(), c.title(), c.weight(), c.score(), CheckResult.Status.NOT_RUN, c.cases(), c.cases()))
                .toList();
        return new Result(
                "take-and-split",
                TITLE,
                status,
                message,
                new BigDecimal("0.0"),
                100,
                "reports/" + id,
                none,
                List.of(),
                List.of(),
                null);
    }

    private static Result doesNotCompile(String message) {
        return ungraded(Status.COMPILE_ERROR, "103", message);
    }

    private static List<CheckScore> checks(List<String> points) {
        List<String> ids = List.of("table", "winners", "moves", "large");
        return IntStream.range(0, 4)
                .mapToObj(i -> {
                    String id = ids.get(i);
                    int weight = SampleParts.weight(id);
                    BigDecimal score = new BigDecimal(points.get(i));
                    boolean full = score.compareTo(BigDecimal.valueOf(weight)) == 0;
                    return new CheckScore(
                            id,
                            SampleParts.title(id),
                            weight,
                            score,
                            full ? CheckResult.Status.PASSED : CheckResult.Status.FAILED,
                            SampleParts.cases(id),
                            full ? 0 : 1);
                })
                .toList();
    }

    /** As a class may be: some right, most wrong in a few ways, some that cannot be run, one in fifty with a copy. */
    static ClassReport ofSize(int size) {
        Random random = new Random(size);
        List<ClassRow> rows = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            String id = String.format(Locale.ROOT, "%05d", 10_000 + 7 * i);
            rows.add(anyRow(id, NAMES.get(i % NAMES.size()) + (i < NAMES.size() ? "" : " " + i), random, rows));
        }
        List<Member> absent = IntStream.range(0, size / 10)
                .mapToObj(i -> new Member("9" + i, "Absent " + NAMES.get(i % NAMES.size())))
                .toList();
        return report(rows, absent);
    }

    private static final List<String> NAMES = List.of(
            "Ada Lovelace",
            "Émile Borel",
            "Roland Sprague",
            "Patrick Grundy",
            "Charles Bouton",
            "Max Euwe",
            "Elwyn Berlekamp",
            "John Conway",
            "Richard Guy",
            "Thomas Dawson",
            "Willem Wythoff",
            "Emanuel Lasker",
            "José Capablanca",
            "Édouard Lucas",
            "Dénes Kőnig",
            "Ernst Zermelo",
            "עדה לבלייס",
            "王小云",
            "Łukasz Żółć",
            "Åsa Öberg",
            "Nguyễn Thị Minh Khai");

    private static ClassRow anyRow(String id, String name, Random random, List<ClassRow> before) {
        int kind = random.nextInt(20);
        List<HeapPair> some =
                pairs().stream().filter(p -> random.nextInt(9) < p.first() - 3).toList();
        Outcome outcome =
                switch (kind) {
                    case 0, 1, 2, 3 -> right(id);
                    case 4, 5, 6, 7, 8 -> adds(id);
                    case 9, 10, 11 -> graded(id, List.of("3.9", "10.0", "19.4", "0.0"), List.of(NO_SPLIT), some, null);
                    case 12, 13 -> graded(id, List.of("20.0", "40.0", "12.1", "3.3"), List.of(FIRST_HEAP), some, null);
                    case 14 ->
                        ungraded(
                                Status.COMPILE_ERROR,
                                id,
                                "TakeAndSplitSolver.java:12: ';' expected, and 2 further errors");
                    case 15 -> ungraded(Status.NOT_LOADABLE, id, "No class implements HeapGameSolver.");
                    case 16 ->
                        ungraded(Status.CRASHED, id, "The program ended with status 1 before the first question.");
                    case 17 ->
                        random.nextInt(3) == 0
                                ? new Fault("java.io.IOException: No space left on device; details in grader.log")
                                : adds(id);
                    default ->
                        graded(
                                id,
                                List.of("20.0", random.nextInt(40) + "." + random.nextInt(10), "25.2", "8.1"),
                                List.of(),
                                some,
                                before.size() > 5 && random.nextInt(3) == 0
                                        ? before.get(3).id()
                                        : null);
                };
        List<Member> members = random.nextInt(12) == 0
                ? List.of(new Member("s" + id, name), new Member("t" + id, "Lise Meitner"))
                : List.of(new Member(id, name));
        List<String> notes = random.nextInt(15) == 0 ? List.of("late") : List.of();
        return new ClassRow(id, name, members, notes, outcome);
    }

    /** Every text that somebody else may have chosen is nasty, and long. */
    static ClassReport hostile() {
        String text = SampleReports.HOSTILE;
        String flood = text + "x".repeat(1_000_000);
        Misconception mistake = mistake(text, text + " idea", Agreement.MOST);
        List<ClassRow> rows = new ArrayList<>();
        rows.add(new ClassRow(
                text + "1",
                flood,
                IntStream.range(0, 40)
                        .mapToObj(i -> new Member(text + i, flood))
                        .toList(),
                List.of(text, flood),
                new Result(
                        "take-and-split",
                        text,
                        Status.GRADED,
                        null,
                        new BigDecimal("99.9"),
                        100,
                        "//evil.example/javascript:alert(1)/" + text,
                        List.of(new CheckScore(
                                text, text, 100, new BigDecimal("99.9"), CheckResult.Status.FAILED, 1, 1)),
                        List.of(mistake),
                        List.of(new HeapPair(4, 4), new HeapPair(1_000_000, 0)),
                        text + "2")));
        rows.add(row(text + "2", "=1+1", ungraded(Status.REJECTED, "2", flood)));
        rows.add(row("\u200B", " \u200B\u00A0", ungraded(Status.TIMED_OUT, "3", text)));
        rows.add(fault(text + "4", text, flood));
        return new ClassReport(
                "take-and-split", text, true, 42, 100, rows, List.of(new Member(text, flood)), List.of(text, flood));
    }
}
