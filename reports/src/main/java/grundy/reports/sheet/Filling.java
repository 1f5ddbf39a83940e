package grundy.reports.sheet;

import grundy.grader.result.ClassRow;
import grundy.grader.result.ClassRow.Fault;
import grundy.grader.result.ClassRow.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** A sheet under way: what goes into one column, and what is told about it. */
final class Filling {

    /** How many names a note lists. */
    private static final int NAMED = 10;

    private final SheetFile file;
    private final Handins handins;
    private final ScaledMark marks;
    private final int column;
    private final Optional<Integer> feedback;

    private final StringBuilder text = new StringBuilder();
    private final List<String> faults = new ArrayList<>();
    private final List<String> twice = new ArrayList<>();
    private final List<String> kept = new ArrayList<>();
    private int filled;
    private int replaced;
    private int formulas;

    /** The mark goes into one column, and a word on it into another where that is asked for and empty. */
    Filling(SheetFile file, Handins handins, ScaledMark marks, int column, Optional<Integer> feedback) {
        this.file = file;
        this.handins = handins;
        this.marks = marks;
        this.column = column;
        this.feedback = feedback;
        text.append(file.start());
    }

    /** A row goes on as it is, but for names that a spreadsheet would run. */
    SheetRow safe(SheetRow row, int from, int to, int except) {
        SheetRow safe = row;
        for (int i = from; i < to; i++) {
            if (i != except) {
                safe = safe.with(i, FormulaGuard.neutral(row.cell(i)), file.separator());
            }
        }
        return safe;
    }

    void add(SheetRow row) {
        formulas += (int) row.cells().stream().filter(FormulaGuard::isFormula).count();
        text.append(row.raw());
    }

    /** The row with the mark of the person of this id, where there is one. */
    SheetRow marked(SheetRow row, String id) {
        if (handins.isTwice(id)) {
            twice.add(id);
        }
        Optional<ClassRow> handin = handins.take(id);
        if (handin.isPresent() && handin.get().outcome() instanceof Fault) {
            faults.add(id);
        }
        return handin.flatMap(Filling::result).map(r -> marked(row, r)).orElse(row);
    }

    /** A cell that says something that is no mark, such as "excused", is the instructor's. */
    void keeps(String id) {
        if (handins.take(id).isPresent()) {
            kept.add(id);
        }
    }

    private SheetRow marked(SheetRow row, Result result) {
        String mark = marks.of(result.score(), result.maxScore());
        String old = row.cell(column);
        filled++;
        if (ScaledMark.number(old).isPresent() && !sameNumber(old, mark)) {
            replaced++;
        }
        SheetRow marked = row.with(column, mark, file.separator());
        return feedback.filter(c -> row.cell(c).isBlank())
                .map(c -> marked.with(c, Feedback.of(result), file.separator()))
                .orElse(marked);
    }

    private static boolean sameNumber(String a, String b) {
        return ScaledMark.number(a)
                .flatMap(x -> ScaledMark.number(b).map(y -> x.compareTo(y) == 0))
                .orElse(false);
    }

    private static Optional<Result> result(ClassRow row) {
        return row.outcome() instanceof Result result ? Optional.of(result) : Optional.empty();
    }

    /**
     * The whole.
     *
     * @throws SheetException if the sheet names nobody of the class
     */
    Filled filled(int ourBest) throws SheetException {
        if (handins.asked().isEmpty()) {
            throw new SheetException(
                    file.name() + " names nobody who handed in: give the sheet of this assignment and this class");
        }
        List<String> notes = new ArrayList<>();
        notes.add(file.name() + ": " + filled + (filled == 1 ? " mark" : " marks") + " filled in");
        if (marks.changes(ourBest)) {
            notes.add("marks are scaled from " + ourBest + " points to the "
                    + marks.best().orElseThrow().stripTrailingZeros().toPlainString() + " of the sheet");
        }
        if (replaced > 0) {
            notes.add(replaced + " of them replace another mark");
        }
        note(notes, "left as they were, since the grader failed on them: ", faults);
        note(notes, "left as they were, since they handed in more than once: ", twice);
        note(notes, "left as they were, since their cell says something that is no mark: ", kept);
        note(notes, "handed in, but have no row in the sheet: ", handins.left());
        if (formulas > 0) {
            notes.add(formulas + (formulas == 1 ? " cell" : " cells")
                    + " that the platform reads back may run as a formula in a spreadsheet: upload the file unopened");
        }
        return new Filled(text.toString(), notes);
    }

    private static void note(List<String> notes, String said, List<String> ids) {
        if (!ids.isEmpty()) {
            String more = ids.size() > NAMED ? " and " + (ids.size() - NAMED) + " more" : "";
            notes.add(said + ids.stream().limit(NAMED).map(CellText::of).collect(Collectors.joining(", ")) + more);
        }
    }
}
