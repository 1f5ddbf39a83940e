package grundy.reports.sheet;

import grundy.grader.result.ClassReport;
import grundy.grader.result.ClassRow;
import grundy.grader.result.ClassRow.CheckScore;
import grundy.grader.result.ClassRow.Result;
import grundy.grader.result.Member;
import grundy.grader.result.Report.Status;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.commons.csv.CSVFormat;

/**
 * {@code grades.csv}: one row for each student, also where a group handed in together, then the absent. Lines end with a
 * line feed; a cell never holds one.
 */
public final class GradesCsv {

    private static final List<String> FIRST = List.of(
            "id", "name", "submission", "exercise", "score", "max", "status", "message", "misconceptions", "notes");

    private static final CSVFormat CSV =
            CSVFormat.DEFAULT.builder().setRecordSeparator('\n').get();

    private GradesCsv() {}

    /**
     * The whole file. Columns {@code check_table} and the like follow the fixed ones. Where the grader itself failed, the
     * status is {@code grader-fault} and there is no score; who handed in nothing is {@code absent}.
     */
    public static String render(ClassReport report) {
        Set<String> checks = report.rows().stream()
                .flatMap(row -> result(row).stream())
                .flatMap(result -> result.checks().stream())
                .map(CheckScore::id)
                .collect(Collectors.toCollection(LinkedHashSet::new));
        StringBuilder text = new StringBuilder();
        List<String> header = new ArrayList<>(FIRST);
        checks.forEach(id -> header.add("check_" + id));
        line(text, header);
        for (ClassRow row : report.rows()) {
            row.members().forEach(member -> line(text, cells(member, row, checks)));
        }
        report.absent().forEach(member -> line(text, absent(member, report.maxScore(), checks.size())));
        return text.toString();
    }

    private static List<String> cells(Member member, ClassRow row, Set<String> checks) {
        List<String> cells = new ArrayList<>(List.of(member.id(), member.name(), row.id()));
        if (row.outcome() instanceof Result result) {
            cells.addAll(List.of(
                    result.status() == Status.GRADED ? result.exercise() : "",
                    new ScaledMark(Optional.empty()).of(result.score(), result.maxScore()),
                    Integer.toString(result.maxScore()),
                    result.word(),
                    result.message() == null ? "" : result.message(),
                    result.misconceptions().stream().map(m -> m.mutant()).collect(Collectors.joining(" ")),
                    String.join("; ", row.notes())));
            checks.forEach(id -> cells.add(score(result, id)));
        } else if (row.outcome() instanceof ClassRow.Fault fault) {
            cells.addAll(List.of("", "", "", fault.word(), fault.message(), "", String.join("; ", row.notes())));
            cells.addAll(Collections.nCopies(checks.size(), ""));
        }
        return cells;
    }

    private static List<String> absent(Member member, int max, int checks) {
        List<String> cells = new ArrayList<>(
                List.of(member.id(), member.name(), "", "", "", Integer.toString(max), "absent", "", "", ""));
        cells.addAll(Collections.nCopies(checks, ""));
        return cells;
    }

    private static String score(Result result, String id) {
        return result.checks().stream()
                .filter(check -> check.id().equals(id))
                .findFirst()
                .map(check -> new ScaledMark(Optional.empty()).of(check.score(), check.weight()))
                .orElse("");
    }

    private static Optional<Result> result(ClassRow row) {
        return row.outcome() instanceof Result result ? Optional.of(result) : Optional.empty();
    }

    private static void line(StringBuilder text, List<String> cells) {
        Object[] safe =
                cells.stream().map(CellText::of).map(FormulaGuard::neutral).toArray();
        text.append(CSV.format(safe)).append('\n');
    }
}
