package grundy.reports;

import static grundy.reports.SampleRows.FIRST_HEAP;
import static grundy.reports.SampleRows.NO_SPLIT;
import static grundy.reports.SampleRows.adds;
import static grundy.reports.SampleRows.doesNotCompile;
import static grundy.reports.SampleRows.fault;
import static grundy.reports.SampleRows.graded;
import static grundy.reports.SampleRows.pairs;
import static grundy.reports.SampleRows.right;
import static grundy.reports.SampleRows.row;
import static grundy.reports.SampleRows.ungraded;

import grundy.grader.result.ClassReport;
import grundy.grader.result.ClassRow;
import grundy.grader.result.ClassRow.Fault;
import grundy.grader.result.ClassRow.Outcome;
import grundy.grader.result.HeapPair;
import grundy.grader.result.Member;
import grundy.grader.result.Report.Status;
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

/** Classes to draw pages of. */
final class SampleClasses {

    private static final Map<String, Supplier<ClassReport>> ALL = new TreeMap<>(Map.of(
            "three", SampleClasses::three,
            "thirty", () -> ofSize(30),
            "ids only", SampleClasses::idsOnly,
            "all right", SampleClasses::allRight,
            "mixed", SampleClasses::mixed,
            "faults only", () -> report(List.of(fault("1", "Ada", "no space left on the disk, see grader.log"))),
            "empty", () -> report(List.of()),
            "hostile", HostileSamples::classReport));

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
                row("1", "Ada", SampleRows.of("nim", "Nim", "100.0", 100, List.of())),
                row(
                        "2",
                        "Émile",
                        SampleRows.of("nim", "Nim", "40.0", 100, List.of(new HeapPair(1, 1), new HeapPair(2, 2)))),
                row("3", "Max", SampleRows.of("stalks", "Stalks", "30.0", 50, List.of())),
                row("4", "Elwyn", SampleRows.of("stalks", "Stalks", "50.0", 50, List.of())),
                row(
                        "5",
                        "John",
                        graded("5", List.of("20.0", "2.8", "30.0", "0.5"), List.of(SampleRows.SUM), ONE_ONE, null)),
                row("6", "Richard", doesNotCompile("Solver.java:12: ';' expected"))));
    }

    private static final List<HeapPair> ONE_ONE = List.of(new HeapPair(1, 1));

    static ClassReport report(List<ClassRow> rows) {
        return report(rows, List.of());
    }

    static ClassReport report(List<ClassRow> rows, List<Member> absent) {
        return new ClassReport(
                "take-and-split",
                SampleRows.TITLE,
                true,
                42,
                100,
                rows,
                absent,
                List.of("Layout: Moodle export, " + rows.size() + " submissions.", "2 online texts were left out."));
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
}
