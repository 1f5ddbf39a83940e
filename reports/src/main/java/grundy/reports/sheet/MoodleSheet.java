package grundy.reports.sheet;

import grundy.grader.result.ClassReport;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * An offline grading worksheet of Moodle. Its headers are in the language of whoever downloaded it, so columns are known by
 * what stands in them: the identifier is one word and a number in every row ({@code Participant 12345}), and the grade is
 * followed by the best grade, which is the same number in every row.
 *
 * <p>Moodle finds a person by the identifier alone, and reads back the grade, the time of the last change and the feedback.
 * So a formula is made harmless in what stands before the grade, such as a name; what stands after it is left alone.
 */
public final class MoodleSheet {

    private static final Pattern IDENTIFIER = Pattern.compile("(\\D*\\D)([0-9]{1,18})\\s*", Pattern.DOTALL);

    private final SheetFile file;
    private final List<Integer> identifiers;
    private final int grade;
    private final BigDecimal best;
    private final Optional<Integer> feedback;

    private MoodleSheet(
            SheetFile file, List<Integer> identifiers, int grade, BigDecimal best, Optional<Integer> feedback) {
        this.file = file;
        this.identifiers = List.copyOf(identifiers);
        this.grade = grade;
        this.best = best;
        this.feedback = feedback;
    }

    /**
     * Reads the worksheet before anything is graded.
     *
     * @param gradeColumn the header of the column to fill, where it cannot be told from the others
     * @param feedbackColumn the header of a column whose empty cells get a line of feedback, if wanted
     * @throws SheetException if it is no such worksheet, or the column to fill is not clear
     */
    public static MoodleSheet read(Path worksheet, Optional<String> gradeColumn, Optional<String> feedbackColumn)
            throws SheetException {
        SheetFile file = SheetFile.read(worksheet);
        List<Integer> identifiers = identifiers(file);
        if (identifiers.isEmpty()) {
            throw new SheetException(file.name() + " has no column of identifiers such as 'Participant 12345':"
                    + " give the grading worksheet that Moodle exports");
        }
        int grade = gradeColumn.isPresent() ? named(file, gradeColumn.get()) : found(file);
        Optional<BigDecimal> best = sameNumber(file, grade + 1);
        if (best.isEmpty()) {
            throw new SheetException(file.name() + " has no best grade beside the column '"
                    + file.header().cell(grade) + "': grade this assignment in points, not by a scale");
        }
        Optional<Integer> feedback =
                feedbackColumn.isPresent() ? Optional.of(named(file, feedbackColumn.get())) : Optional.empty();
        return new MoodleSheet(file, identifiers, grade, best.get(), feedback);
    }

    /**
     * The worksheet with the marks of a class. Rows without a mark of ours stay as they are, byte for byte, unless a name in
     * them begins a formula.
     *
     * @throws SheetException if it names nobody of the class
     */
    public Filled fill(ClassReport report) throws SheetException {
        Handins handins = Handins.of(report);
        int identifier = identifier(handins);
        Filling filling = new Filling(file, handins, new ScaledMark(Optional.of(best)), grade, feedback);
        filling.add(file.header());
        for (SheetRow row : file.rows().subList(1, file.rows().size())) {
            SheetRow safe = filling.safe(row, 0, grade, identifier);
            filling.add(number(row.cell(identifier))
                    .map(id -> filling.marked(safe, id))
                    .orElse(safe));
        }
        return filling.filled(report.maxScore());
    }

    /** Of several columns of words with a number, the one that knows most of the class; the first of equals. */
    private int identifier(Handins handins) {
        return identifiers.stream()
                .max(Comparator.<Integer>comparingLong(column -> known(column, handins))
                        .thenComparing(Comparator.reverseOrder()))
                .orElseThrow();
    }

    private long known(int column, Handins handins) {
        return people(file)
                .flatMap(row -> number(row.cell(column)).stream())
                .filter(handins::knows)
                .count();
    }

    private static List<Integer> identifiers(SheetFile file) {
        return columns(file)
                .filter(column -> isIdentifier(file, column))
                .boxed()
                .toList();
    }

    private static boolean isIdentifier(SheetFile file, int column) {
        List<String> words = new ArrayList<>();
        people(file).forEach(row -> {
            Matcher cell = IDENTIFIER.matcher(row.cell(column));
            words.add(cell.matches() ? cell.group(1) : "");
        });
        return !words.isEmpty()
                && !words.get(0).isBlank()
                && words.stream().distinct().count() == 1;
    }

    private static Optional<String> number(String identifier) {
        Matcher cell = IDENTIFIER.matcher(identifier);
        return cell.matches() ? Optional.of(cell.group(2)) : Optional.empty();
    }

    private static int named(SheetFile file, String header) throws SheetException {
        List<Integer> found = columns(file)
                .filter(c -> file.header().cell(c).strip().equals(header.strip()))
                .boxed()
                .toList();
        if (found.size() != 1) {
            throw new SheetException(file.name() + " has " + (found.isEmpty() ? "no" : "more than one") + " column '"
                    + CellText.of(header) + "': its columns are " + headers(file));
        }
        return found.get(0);
    }

    private static int found(SheetFile file) throws SheetException {
        List<Integer> found =
                columns(file).filter(column -> isGrade(file, column)).boxed().toList();
        if (found.size() != 1) {
            throw new SheetException(file.name()
                    + (found.isEmpty() ? " shows no column of grades" : " may have its grades in several columns")
                    + ": name it with --moodle-column, one of " + headers(file));
        }
        return found.get(0);
    }

    /** Empty cells or numbers, and the same number everywhere beside them. */
    private static boolean isGrade(SheetFile file, int column) {
        Optional<BigDecimal> best = sameNumber(file, column + 1);
        return best.isPresent() && people(file).allMatch(row -> canBeGrade(row.cell(column), best.get()));
    }

    private static boolean canBeGrade(String cell, BigDecimal best) {
        String text = cell.strip();
        return text.isEmpty()
                || text.equals("-")
                || text.matches("0+([.,]0+)?")
                || ScaledMark.number(text).filter(n -> n.compareTo(best) <= 0).isPresent();
    }

    private static Optional<BigDecimal> sameNumber(SheetFile file, int column) {
        List<Optional<BigDecimal>> numbers = people(file)
                .map(row -> ScaledMark.number(row.cell(column)).map(BigDecimal::stripTrailingZeros))
                .distinct()
                .toList();
        return numbers.size() == 1 ? numbers.get(0) : Optional.empty();
    }

    private static Stream<SheetRow> people(SheetFile file) {
        return file.rows().stream().skip(1).filter(row -> !row.isBlank());
    }

    private static IntStream columns(SheetFile file) {
        return IntStream.range(0, file.header().cells().size());
    }

    private static String headers(SheetFile file) {
        return CellText.of(String.join(", ", file.header().cells()));
    }
}
