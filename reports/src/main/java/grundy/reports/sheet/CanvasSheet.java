package grundy.reports.sheet;

import grundy.grader.result.ClassReport;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A gradebook exported by Canvas, whose headers are English everywhere. A person is found by the column {@code ID}, the
 * column of an assignment is headed {@code Title (id)}; all other columns and rows stay.
 *
 * <p>Canvas goes by the ID, and by the name only where there is none. So a formula is made harmless in the name of a row that
 * has an ID; other cells are read back, and left alone.
 */
public final class CanvasSheet {

    /** How a row begins that says how many points there are. */
    private static final String POINTS = "Points Possible";

    private static final Pattern POSTING =
            Pattern.compile("\\s*(Muted|Manual Posting.*)?\\s*", Pattern.CASE_INSENSITIVE);

    private static final Pattern NO_MARK = Pattern.compile("\\s*(EX|N/A)\\s*", Pattern.CASE_INSENSITIVE);

    private final SheetFile file;
    private final int id;
    private final int assignment;
    private final Optional<BigDecimal> points;

    private CanvasSheet(SheetFile file, int id, int assignment, Optional<BigDecimal> points) {
        this.file = file;
        this.id = id;
        this.assignment = assignment;
        this.points = points;
    }

    /**
     * Reads the gradebook before anything is graded.
     *
     * @param assignment the assignment by its id, by its title, or by its whole header
     * @throws SheetException if it is no such file, or does not have the assignment, or it is read-only there
     */
    public static CanvasSheet read(Path gradebook, String assignment) throws SheetException {
        SheetFile file = SheetFile.read(gradebook);
        int id = file.header().cells().indexOf("ID");
        if (id < 1 || !file.header().cells().contains("Section")) {
            throw new SheetException(
                    file.name() + " has no columns ID and Section: give the gradebook that Canvas exports");
        }
        int column = column(file, assignment);
        String possible = possible(file, column);
        if (possible.toLowerCase(Locale.ROOT).contains("read only")) {
            throw new SheetException(file.name() + ": Canvas takes no marks in the column '"
                    + CellText.of(file.header().cell(column)) + "': choose an assignment");
        }
        return new CanvasSheet(file, id, column, ScaledMark.number(possible));
    }

    /**
     * The gradebook with the marks of a class. Excused students, those to whom the assignment is not assigned, and rows
     * without a mark of ours stay as they are, since Canvas deletes a mark where a cell is empty.
     *
     * @throws SheetException if it names nobody of the class
     */
    public Filled fill(ClassReport report) throws SheetException {
        Filling filling = new Filling(file, Handins.of(report), new ScaledMark(points), assignment, Optional.empty());
        filling.add(file.header());
        for (SheetRow row : file.rows().subList(1, file.rows().size())) {
            filling.add(isPerson(row) ? person(row, filling) : row);
        }
        return filling.filled(report.maxScore());
    }

    private SheetRow person(SheetRow row, Filling filling) {
        String who = row.cell(id).strip();
        if (who.isEmpty()) {
            return row;
        }
        SheetRow safe = filling.safe(row, 0, id, id);
        if (NO_MARK.matcher(row.cell(assignment)).matches()) {
            filling.keeps(who);
            return safe;
        }
        return filling.marked(safe, who);
    }

    private static boolean isPerson(SheetRow row) {
        return !isPoints(row)
                && !row.cells().stream().allMatch(c -> POSTING.matcher(c).matches());
    }

    private static boolean isPoints(SheetRow row) {
        return row.cell(0).contains(POINTS);
    }

    private static String possible(SheetFile file, int column) {
        return file.rows().stream()
                .skip(1)
                .filter(CanvasSheet::isPoints)
                .findFirst()
                .map(row -> row.cell(column))
                .orElse("");
    }

    private static int column(SheetFile file, String assignment) throws SheetException {
        String wanted = assignment.strip();
        List<Integer> found = IntStream.range(
                        file.header().cells().indexOf("Section") + 1,
                        file.header().cells().size())
                .filter(c -> isNamed(file.header().cell(c).strip(), wanted))
                .boxed()
                .toList();
        if (found.size() != 1) {
            throw new SheetException(file.name() + " has " + (found.isEmpty() ? "no" : "more than one")
                    + " assignment '" + CellText.of(wanted) + "': " + (found.isEmpty() ? "it has " : "give the id of ")
                    + assignments(file));
        }
        return found.get(0);
    }

    private static boolean isNamed(String header, String wanted) {
        String title = header.replaceFirst(" \\([0-9]+\\)$", "");
        boolean byId = wanted.matches("[0-9]+") && header.endsWith(" (" + wanted + ")");
        return header.equals(wanted) || title.equals(wanted) || byId;
    }

    private static String assignments(SheetFile file) {
        return CellText.of(file.header().cells().stream()
                .filter(h -> h.matches("(?s).* \\([0-9]+\\)\\s*"))
                .collect(Collectors.joining(", ")));
    }
}
