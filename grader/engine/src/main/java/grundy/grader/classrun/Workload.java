package grundy.grader.classrun;

import grundy.grader.intake.ReportName;
import grundy.grader.intake.Unit;
import grundy.grader.result.ClassRow;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;

/**
 * What is finished already, and what is left to do.
 *
 * @param done the rows of submissions that an earlier run has finished and that have not changed since
 * @param open the others, those of the same content together, in the order of the list
 */
record Workload(List<ClassRow> done, List<List<Task>> open) {

    /**
     * One submission to grade.
     *
     * @param unit the submission
     * @param name its report's folder
     * @param content its {@link ContentHash}, or where it cannot be read something that no other has
     * @param sameAs the id of the first submission with this content, where that is another
     */
    record Task(Unit unit, String name, String content, String sameAs) {

        /** Whether another submission of the same content is graded in its stead. */
        boolean isTwin() {
            return !unit.id().equals(sameAs);
        }
    }

    /**
     * Compares a class with what is finished of it. Reports of submissions that are no longer in the class are removed.
     *
     * @throws IOException if the folder of the run cannot be read
     */
    static Workload of(List<Unit> units, RunFolder folder) throws IOException {
        var finished = folder.finished();
        var firstOf = new LinkedHashMap<String, String>();
        var done = new ArrayList<ClassRow>();
        var open = new LinkedHashMap<String, List<Task>>();
        for (Unit unit : units) {
            String name = ReportName.of(unit.id());
            String content = content(unit);
            String first = firstOf.computeIfAbsent(content, c -> unit.id());
            Journal.Entry entry = finished.remove(name);
            if (entry != null && isStillTrue(entry, unit, content, first) && folder.hasReport(name)) {
                done.add(row(unit, entry.result(), entry.remarks()));
            } else {
                open.computeIfAbsent(content, c -> new ArrayList<>()).add(new Task(unit, name, content, first));
            }
        }
        for (String left : finished.keySet()) {
            folder.discard(left);
        }
        return new Workload(done, List.copyOf(open.values()));
    }

    /** What came of a submission, with what the export and its grading have to remark on it. */
    static ClassRow row(Unit unit, ClassRow.Outcome outcome, List<String> remarks) {
        var notes = new ArrayList<>(unit.notes());
        notes.addAll(remarks);
        return new ClassRow(unit.id(), unit.name(), unit.members(), notes, outcome);
    }

    private static boolean isStillTrue(Journal.Entry entry, Unit unit, String content, String first) {
        String sameAs = unit.id().equals(first) ? null : first;
        return entry.id().equals(unit.id())
                && entry.name().equals(unit.name())
                && entry.content().equals(content)
                && entry.result().report().equals(RunFolder.reportFolder(ReportName.of(unit.id())))
                && Objects.equals(entry.result().sameAs(), sameAs);
    }

    private static String content(Unit unit) {
        try {
            return ContentHash.of(unit.path());
        } catch (IOException e) {
            return "unreadable " + unit.id();
        }
    }
}
