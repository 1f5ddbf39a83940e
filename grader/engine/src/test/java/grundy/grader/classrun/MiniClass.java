package grundy.grader.classrun;

import grundy.grader.intake.ClassList;
import grundy.grader.intake.Unit;
import grundy.grader.result.CheckResult;
import grundy.grader.result.ClassRow;
import grundy.grader.result.HeapPair;
import grundy.grader.result.Member;
import grundy.grader.result.Report;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** A class whose submissions are files that hold their mark, and a run over it that can be told to fail. */
final class MiniClass {

    static final RunSettings SETTINGS = new RunSettings(Map.of("--seed", "42"));

    final Path submissions;
    final Path out;
    final List<String> graded = Collections.synchronizedList(new ArrayList<>());
    final List<ClassRow> told = new ArrayList<>();
    int finishedBefore;
    ReportWriter writer = MiniClass::writeReport;
    UnitGrader grader = this::markInFile;

    MiniClass(Path folder) throws IOException {
        submissions = Files.createDirectories(folder.resolve("submissions"));
        out = folder.resolve("out");
    }

    MiniClass with(String id, String mark) throws IOException {
        Files.writeString(submissions.resolve(id), mark);
        return this;
    }

    ClassList list() throws IOException {
        try (Stream<Path> files = Files.list(submissions)) {
            return new ClassList(
                    files.sorted()
                            .map(file -> {
                                String id = String.valueOf(file.getFileName());
                                return new Unit(id, "Name of " + id, List.of(new Member(id, id)), file, List.of());
                            })
                            .toList(),
                    List.of());
        }
    }

    List<ClassRow> run(boolean resume) throws IOException, RunRefusedException {
        return run(SETTINGS, resume, 1);
    }

    List<ClassRow> run(RunSettings settings, boolean resume, int jobs) throws IOException, RunRefusedException {
        graded.clear();
        told.clear();
        try (RunFolder folder = RunFolder.open(out, settings, resume)) {
            List<ClassRow> rows = new ClassRun(grader, folder, writer, new Listener()).run(list(), jobs);
            folder.finish();
            return rows;
        }
    }

    Report markInFile(Unit unit) throws IOException {
        Path file = unit.path();
        String id = String.valueOf(file.getFileName());
        graded.add(id);
        String mark = Files.readString(file);
        return mark.equals("not loadable") ? notLoadable(id) : report(id, mark);
    }

    static void writeReport(Report report, Path folder) throws IOException {
        Files.writeString(
                folder.resolve("report.txt"),
                report.submission().id() + " " + report.submission().name() + " " + report.score());
    }

    /** Every file below the folder of the run that results depend on, and what it says. */
    Map<String, String> outcome() throws IOException {
        var files = new TreeMap<String, String>();
        try (Stream<Path> all = Files.walk(out)) {
            for (Path file : (Iterable<Path>) all.filter(Files::isRegularFile)::iterator) {
                files.put(out.relativize(file).toString(), Files.readString(file));
            }
        }
        return files;
    }

    static Report report(String id, String mark) {
        var check = new CheckResult(
                "winners",
                "Winners",
                100,
                new BigDecimal(mark),
                CheckResult.Status.FAILED,
                819,
                3,
                0,
                true,
                new CheckResult.Part("all", 816, 819),
                List.of(),
                List.of(),
                List.of(new HeapPair(4, 4), new HeapPair(1, 1)));
        return new Report(
                "take-and-split",
                "Take and split",
                42,
                new Report.Sandbox("process", List.of()),
                new Report.Submission(id, id, "java-source", null),
                Report.Status.GRADED,
                null,
                List.of(),
                List.of(),
                new BigDecimal(mark),
                100,
                List.of(check),
                List.of(),
                List.of(),
                Report.Output.NONE,
                new Report.Timing(1));
    }

    /** The same for answers that were handed in without code. */
    static Report written(Report report) {
        return new Report(
                report.exercise(),
                report.exerciseTitle(),
                report.seed(),
                report.sandbox(),
                new Report.Submission(
                        report.submission().id(), report.submission().name(), Report.Submission.ANSWERS, null),
                report.status(),
                report.message(),
                report.details(),
                report.notes(),
                report.score(),
                report.maxScore(),
                report.checks(),
                report.diagnosis(),
                report.exhibits(),
                report.output(),
                report.timing());
    }

    static Report noted(Report report, String note) {
        return new Report(
                report.exercise(),
                report.exerciseTitle(),
                report.seed(),
                report.sandbox(),
                report.submission(),
                report.status(),
                report.message(),
                report.details(),
                List.of(note),
                report.score(),
                report.maxScore(),
                report.checks(),
                report.diagnosis(),
                report.exhibits(),
                report.output(),
                report.timing());
    }

    private static Report notLoadable(String id) {
        Report graded = report(id, "0.0");
        return new Report(
                graded.exercise(),
                graded.exerciseTitle(),
                graded.seed(),
                graded.sandbox(),
                graded.submission(),
                Report.Status.NOT_LOADABLE,
                id + ": nothing to grade",
                List.of(),
                List.of(),
                graded.score(),
                graded.maxScore(),
                List.of(),
                List.of(),
                List.of(),
                Report.Output.NONE,
                graded.timing());
    }

    private final class Listener implements RunProgress {
        @Override
        public void begins(int submissions, int finished) {
            finishedBefore = finished;
        }

        @Override
        public void graded(ClassRow row) {
            told.add(row);
        }
    }
}
