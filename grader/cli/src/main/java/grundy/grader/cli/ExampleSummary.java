package grundy.grader.cli;

import grundy.catalogue.Explanation;
import grundy.grader.result.CheckResult;
import grundy.grader.result.Mismatch;
import grundy.reports.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The wrong answer that is explained: the position, why it is won or has its value, what was answered and why that fails. */
record ExampleSummary(Terminal terminal, Language language) {

    /** Those whose trouble is not what the right answer is. */
    private static final Set<String> FAILURES = Set.of("exception", "timeout", "crash");

    /** Those that the language has words of their own for. */
    private static final Set<String> NAMED =
            Set.of("illegal-move", "losing-move", "invalid-answer", "inconsistent", "exception", "timeout", "crash");

    private static final Set<String> WINNERS = Set.of("first", "second");

    private static final int LINES = 14;
    private static final int TRACE = 3;
    private static final int ANSWER_LINES = 2;
    private static final String INDENT = "  ";
    private static final int ANSWER_COLUMNS = CheckSummary.COLUMNS - INDENT.length();

    /** At most {@value #LINES} lines; what the report does not reveal is left out. */
    List<String> of(CheckResult check, Mismatch mismatch) {
        var lines = new ArrayList<String>();
        String key = check.exhaustive() ? "terminal.example.smallest" : "terminal.example.asked";
        String title = language.text(key, ShownText.of(language.said(mismatch.position())));
        lines.add(terminal.bold(ScreenText.fitted(title, CheckSummary.COLUMNS)));
        if (FAILURES.contains(mismatch.kind())) {
            lines.addAll(failure(mismatch));
            mismatch.trace().stream().limit(TRACE).forEach(at -> lines.add(traced(at)));
        } else {
            lines.addAll(explained(mismatch, LINES - lines.size()));
        }
        return lines;
    }

    private List<String> explained(Mismatch mismatch, int room) {
        var lines = new ArrayList<String>();
        if (mismatch.explanation() instanceof Explanation.Worked worked) {
            lines.addAll(said(mismatch, true));
            lines.addAll(new WorkedSummary(language).of(worked, room - lines.size()));
        } else {
            lines.addAll(picture(mismatch.explanation()));
            // The picture of a sum says who wins.
            lines.addAll(said(mismatch, !(mismatch.explanation() instanceof Explanation.Sum)));
            lines.addAll(reason(mismatch));
        }
        return lines;
    }

    private List<String> picture(@Nullable Record explanation) {
        if (explanation instanceof Explanation.Sum sum) {
            return new SumSummary(terminal, language).columns(sum);
        } else if (explanation instanceof Explanation.Mex mex) {
            return new MexSummary(terminal, language).options(mex);
        }
        return List.of();
    }

    private List<String> said(Mismatch mismatch, boolean withRight) {
        String said = said(mismatch.kind(), mismatch.actual());
        String right = mismatch.expected();
        String text = withRight && right != null ? said + " " + answer("terminal.right", right) : said;
        return red(ScreenText.wrapped(text, ANSWER_COLUMNS, ANSWER_LINES));
    }

    /** The message of an exception may be long: what is right stands on a line of its own. */
    private List<String> failure(Mismatch mismatch) {
        var lines = new ArrayList<>(said(mismatch, false));
        if (mismatch.expected() != null) {
            lines.addAll(red(
                    ScreenText.wrapped(answer("terminal.right", mismatch.expected()), ANSWER_COLUMNS, ANSWER_LINES)));
        }
        return lines;
    }

    private List<String> red(List<String> lines) {
        return lines.stream().map(line -> INDENT + terminal.red(line)).toList();
    }

    private String said(String kind, @Nullable String actual) {
        if (actual == null) {
            return language.textOr("terminal.untold." + kind, kind);
        }
        return NAMED.contains(kind)
                ? language.text("terminal.said." + kind, ShownText.of(language.said(actual)))
                : answer("terminal.said", actual);
    }

    private String answer(String key, String answer) {
        return WINNERS.contains(answer)
                ? language.text(key + "." + answer)
                : language.text(key, ShownText.of(language.said(answer)));
    }

    private String traced(String at) {
        return INDENT
                + INDENT
                + ScreenText.fitted(
                        language.text("terminal.at", ShownText.of(at)), CheckSummary.COLUMNS - 2 * INDENT.length());
    }

    private List<String> reason(Mismatch mismatch) {
        if (mismatch.explanation() instanceof Explanation.Sum sum) {
            return new SumSummary(terminal, language).reason(sum, mismatch.kind());
        } else if (mismatch.explanation() instanceof Explanation.Mex mex) {
            return new MexSummary(terminal, language).reason(mex, String.valueOf(mismatch.actual()));
        }
        return List.of();
    }
}
