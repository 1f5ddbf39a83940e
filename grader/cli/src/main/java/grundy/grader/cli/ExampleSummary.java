package grundy.grader.cli;

import grundy.catalogue.Explanation;
import grundy.catalogue.MexExplanation;
import grundy.catalogue.SumExplanation;
import grundy.grader.result.CheckResult;
import grundy.grader.result.Mismatch;
import grundy.reports.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
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

    /** At most {@value #LINES} lines; what the report does not reveal is left out. */
    List<String> of(CheckResult check, Mismatch mismatch) {
        var lines = new ArrayList<String>();
        String key = check.exhaustive() ? "terminal.example.smallest" : "terminal.example.asked";
        String title = language.text(key, ShownText.of(language.said(mismatch.position())));
        lines.add(terminal.bold(ScreenText.fitted(title, CheckSummary.COLUMNS)));
        if (FAILURES.contains(mismatch.kind())) {
            lines.addAll(said(mismatch, true));
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
            lines.addAll(said(mismatch, !(mismatch.explanation() instanceof SumExplanation)));
            lines.addAll(reason(mismatch));
        }
        return lines;
    }

    private List<String> picture(@Nullable Record explanation) {
        if (explanation instanceof SumExplanation sum) {
            return new SumSummary(terminal, language).columns(sum);
        } else if (explanation instanceof MexExplanation mex) {
            return new MexSummary(terminal, language).options(mex);
        }
        return List.of();
    }

    private List<String> said(Mismatch mismatch, boolean withRight) {
        String said = said(mismatch.kind(), mismatch.actual());
        String expected = mismatch.expected();
        if (!withRight || expected == null) {
            return wrapped(said);
        }
        String right = answer("terminal.right", expected);
        // What an exception says may be so long that it is cut, and what is right must not go with it.
        return FAILURES.contains(mismatch.kind())
                ? Stream.of(said, right).flatMap(text -> wrapped(text).stream()).toList()
                : wrapped(said + " " + right);
    }

    private List<String> wrapped(String text) {
        return ScreenText.wrapped(text, CheckSummary.COLUMNS - INDENT.length(), ANSWER_LINES).stream()
                .map(line -> INDENT + terminal.red(line))
                .toList();
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
        if (mismatch.explanation() instanceof SumExplanation sum) {
            return new SumSummary(terminal, language).reason(sum, mismatch.kind());
        } else if (mismatch.explanation() instanceof MexExplanation mex) {
            return new MexSummary(terminal, language).reason(mex, String.valueOf(mismatch.actual()));
        }
        return List.of();
    }
}
