package grundy.grader.cli;

import grundy.grader.result.ClassReport;
import grundy.grader.result.ClassRow;
import grundy.grader.result.Diagnosis;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** What {@code grade} prints at its end: how the class did, what it got wrong, and where the pages and sheets are. */
final class GradeSummary {

    private static final int MISCONCEPTIONS = 3;
    private static final int FAULTS = 5;

    private final PrintWriter out;
    private final Terminal terminal;

    GradeSummary(PrintWriter out, Terminal terminal) {
        this.out = out;
        this.terminal = terminal;
    }

    /** Prints what was found, before any of it is graded: a wrong layout or roster is better seen now than at the end. */
    void begin(List<String> notes) {
        notes.forEach(note -> line("note: " + ShownText.of(note)));
        out.flush();
    }

    /**
     * Prints all of it, but for the notes of the class.
     *
     * @param written the files to look at, by what they are
     * @param remarks what else happened on the way, a line each
     */
    void print(ClassReport report, Map<String, Path> written, List<String> remarks) {
        line(terminal.bold(String.join(", ", report.exercises().keySet())) + ": "
                + count(report.rows().size(), "submission") + statuses(report));
        misconceptions(report);
        faults(report);
        remarks.forEach(remark -> line("note: " + ShownText.of(remark)));
        written.forEach((what, where) -> line(what + ": " + where));
    }

    private static String statuses(ClassReport report) {
        var counts = new TreeMap<String, Integer>();
        report.rows().forEach(row -> counts.merge(status(row), 1, Integer::sum));
        String listed = counts.entrySet().stream()
                .map(e -> e.getValue() + " " + e.getKey())
                .collect(Collectors.joining(", "));
        String absent = report.absent().isEmpty() ? "" : ", " + report.absent().size() + " handed in nothing";
        return (listed.isEmpty() ? "" : ": " + listed) + absent;
    }

    private static String status(ClassRow row) {
        return row.outcome() instanceof ClassRow.Result result ? result.word() : "not graded through our own fault";
    }

    private void misconceptions(ClassReport report) {
        boolean mixed = report.exercises().size() > 1;
        var sharedBy = new LinkedHashMap<String, Integer>();
        for (ClassRow row : report.rows()) {
            if (row.outcome() instanceof ClassRow.Result result
                    && !result.misconceptions().isEmpty()) {
                String of = mixed ? result.exercise() + ": " : "";
                sharedBy.merge(of + title(result.misconceptions()), 1, Integer::sum);
            }
        }
        if (!sharedBy.isEmpty()) {
            line("most shared misconceptions:");
        }
        sharedBy.entrySet().stream()
                .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
                .limit(MISCONCEPTIONS)
                .forEach(e -> line(String.format(Locale.ROOT, "  %4d  %s", e.getValue(), e.getKey())));
    }

    /** The first, and how many others explain the answers as well. */
    private static String title(List<ClassRow.Misconception> all) {
        long alike = all.stream()
                        .filter(one -> one.agreement() == all.get(0).agreement())
                        .count()
                - 1;
        boolean sure = all.get(0).agreement() != Diagnosis.Agreement.MOST;
        return all.get(0).title() + (sure && alike > 0 ? " (or " + count((int) alike, "other") + " alike)" : "");
    }

    /** What went wrong in the same way for many is said once. */
    private void faults(ClassReport report) {
        var idsByMessage = new LinkedHashMap<String, List<String>>();
        for (ClassRow row : report.rows()) {
            if (row.outcome() instanceof ClassRow.Fault fault) {
                idsByMessage
                        .computeIfAbsent(fault.message(), message -> new ArrayList<>())
                        .add(row.id());
            }
        }
        idsByMessage.entrySet().stream().limit(FAULTS).forEach(e -> {
            String more =
                    e.getValue().size() == 1 ? "" : " and " + (e.getValue().size() - 1) + " more";
            line(terminal.red("not graded") + ": " + ShownText.of(e.getValue().get(0)) + more + ": "
                    + ShownText.of(e.getKey()));
        });
        int all = idsByMessage.values().stream().mapToInt(List::size).sum();
        if (all > 0) {
            line(count(all, "submission") + " without a mark, through no fault of theirs: run again with --resume");
        }
    }

    private static String count(int n, String noun) {
        return n + " " + noun + (n == 1 ? "" : "s");
    }

    private void line(String text) {
        out.print(text + "\n");
    }
}
