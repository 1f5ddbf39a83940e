package grundy.grader.grading;

import grundy.grader.result.Report;
import grundy.grader.submission.SourceText;
import grundy.grader.wire.Response;
import java.util.List;
import java.util.Optional;

/** What the compiler found, as {@code file:line: message} with the source line. */
final class CompileErrors {

    private CompileErrors() {}

    static String summary(List<Response.Diagnostic> errors) {
        String count = errors.size() == 1 ? "1 error" : errors.size() + " errors";
        return "the sources do not compile: " + count + ", the first at " + position(errors.get(0));
    }

    static List<Report.Detail> details(List<Response.Diagnostic> errors, List<SourceText> files) {
        return errors.stream().map(error -> detail(error, files)).toList();
    }

    private static Report.Detail detail(Response.Diagnostic error, List<SourceText> files) {
        Optional<String> line = files.stream()
                .filter(f -> f.path().equals(error.path()))
                .findFirst()
                .flatMap(f -> line(f.text(), error.line()));
        return new Report.Detail(
                position(error) + ": " + error.message(), line.orElse(null), (int) Math.max(0, error.column()));
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
