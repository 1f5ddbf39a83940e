package grundy.grader.grading;

import grundy.grader.result.Report;
import grundy.grader.submission.SourceText;
import grundy.grader.wire.Response;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** What the compiler found, as {@code file:line: message} with the source line. */
final class CompileErrors {

    /** Characters of a source line that are kept on each side of a fault: a line can be long and have many. */
    private static final int AROUND = 500;

    /** The compiler counts columns on a screen, where a tab goes on to the next multiple of this. */
    private static final int TAB = 8;

    private static final Comparator<Response.Diagnostic> FROM_THE_TOP =
            Comparator.comparing(Response.Diagnostic::path).thenComparingLong(Response.Diagnostic::line);

    private CompileErrors() {}

    static String summary(List<Response.Diagnostic> errors) {
        String count = errors.size() == 1 ? "1 error" : errors.size() + " errors";
        return "the sources do not compile: " + count + ", the first at "
                + position(fromTheTop(errors).get(0));
    }

    static List<Report.Detail> details(List<Response.Diagnostic> errors, List<SourceText> files) {
        return fromTheTop(errors).stream().map(error -> detail(error, files)).toList();
    }

    private static List<Response.Diagnostic> fromTheTop(List<Response.Diagnostic> errors) {
        return errors.stream().sorted(FROM_THE_TOP).toList();
    }

    private static Report.Detail detail(Response.Diagnostic error, List<SourceText> files) {
        Optional<String> line = files.stream()
                .filter(f -> f.path().equals(error.path()))
                .findFirst()
                .flatMap(f -> line(f.text(), error.line()));
        String message = error.message().lines().map(String::strip).collect(Collectors.joining("; "));
        String text = position(error) + ": " + message.replaceAll(" {2,}", " ");
        return line.map(l -> around(text, l, placeOf(error.column(), l))).orElse(new Report.Detail(text, null, 0));
    }

    private static Report.Detail around(String text, String line, int place) {
        int from = Math.max(0, place - 1 - AROUND);
        int to = Math.min(line.length(), place + AROUND);
        return new Report.Detail(text, line.substring(from, to), place == 0 ? 0 : place - from);
    }

    /** Which character of the line stands in a column, both counted from 1; 0 where the column is not known. */
    private static int placeOf(long column, String line) {
        int end = 0;
        for (int i = 0; i < line.length(); i++) {
            end = line.charAt(i) == '\t' ? (end / TAB + 1) * TAB : end + 1;
            if (end >= column) {
                return column < 1 ? 0 : i + 1;
            }
        }
        return column < 1 ? 0 : line.length() + 1;
    }

    private static String position(Response.Diagnostic error) {
        if (error.path().isEmpty()) {
            return "no file in particular";
        }
        return error.line() > 0 ? error.path() + ":" + error.line() : error.path();
    }

    private static Optional<String> line(String text, long number) {
        return number < 1 ? Optional.empty() : text.lines().skip(number - 1).findFirst();
    }
}
