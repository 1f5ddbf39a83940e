package grundy.reports;

import grundy.grader.result.CheckResult;
import grundy.grader.result.Mismatch;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Wrong answers as lines of plain text, as every format but the page and {@code report.json} shows them. The position is
 * ours and always whole; answers are the student's, made visible, put on one line and cut.
 */
final class Counterexamples {

    private Counterexamples() {}

    /** {@code heaps 1 1: expected second, actual first (wrong-answer)}, as far as it is told. */
    static String line(Mismatch m) {
        return m.position() + answers(m, Counterexamples::answer) + " (" + m.kind() + ")";
    }

    /** {@code : expected second, actual first}, each shown in the way of the format; what is not told is left out. */
    static String answers(Mismatch m, UnaryOperator<String> shown) {
        String told = Stream.of(labelled("expected ", m.expected(), shown), labelled("actual ", m.actual(), shown))
                .flatMap(Optional::stream)
                .collect(Collectors.joining(", "));
        return told.isEmpty() ? "" : ": " + told;
    }

    private static Optional<String> labelled(String label, @Nullable String text, UnaryOperator<String> shown) {
        return Optional.ofNullable(text).map(shown).map(label::concat);
    }

    /** The first wrong answers, and a line each for how many more there are and for what was not asked. */
    static List<String> lines(CheckResult check, int limit) {
        List<String> lines = new ArrayList<>();
        check.mismatches().stream().limit(limit).map(Counterexamples::line).forEach(lines::add);
        lines.addAll(rest(check, limit));
        return lines;
    }

    /** A line that counts, and the first wrong answers; or a line that says that all is right. */
    static List<String> summary(CheckResult check, int limit) {
        if (check.failed() == 0) {
            return List.of("all " + Words.count(check.cases(), "case") + " right");
        }
        List<String> lines = new ArrayList<>();
        lines.add(count(check));
        lines.addAll(lines(check, limit));
        return lines;
    }

    /** What the first lines leave out. */
    static List<String> rest(CheckResult check, int shown) {
        List<String> lines = new ArrayList<>();
        int more = check.failed()
                - check.notRun()
                - Math.min(shown, check.mismatches().size());
        if (more > 0) {
            lines.add("and " + more + " more");
        }
        if (check.notRun() > 0) {
            lines.add(notRun(check));
        }
        return lines;
    }

    /** {@code 23 cases not run}. */
    static String notRun(CheckResult check) {
        return Words.count(check.notRun(), "case") + " not run";
    }

    /** {@code 187 of 819 cases not right}. */
    static String count(CheckResult check) {
        return check.failed() + " of " + Words.count(check.cases(), "case") + " not right";
    }

    /** A student's text on one line. */
    static String answer(String text) {
        return oneLine(text, StudentText.CELL);
    }

    /** Text that a student may have chosen, with nothing invisible in it, on one line. */
    static String oneLine(String text, int limit) {
        return VisibleText.of(new StudentText(text, limit).cut())
                .replace('\n', '\u2424')
                .replace('\t', ' ');
    }
}
