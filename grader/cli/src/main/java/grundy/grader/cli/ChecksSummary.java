package grundy.grader.cli;

import grundy.grader.result.CheckResult;
import grundy.reports.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** A line for each check: whether it was passed, its id, how many cases are right, and the points. */
record ChecksSummary(Terminal terminal, Language language) {

    private static final int MAX_LINES = 5;
    private static final int MAX_ID = 20;

    List<String> of(List<CheckResult> checks) {
        int shown = checks.size() <= MAX_LINES ? checks.size() : MAX_LINES - 1;
        List<CheckResult> some = checks.subList(0, shown);
        int idWidth = widest(some, this::id);
        int countWidth = widest(some, this::count);
        var lines = new ArrayList<String>();
        for (CheckResult check : some) {
            String sign = sign(check);
            String counts = ScreenText.left(id(check), idWidth) + "  " + ScreenText.right(count(check), countWidth)
                    + rest(check);
            int room = CheckSummary.COLUMNS - 4 - ScreenText.width(sign);
            lines.add("  " + painted(check, sign) + "  " + ScreenText.fitted(counts, room));
        }
        if (shown < checks.size()) {
            lines.add("  " + language.text("terminal.checks.more", checks.size() - shown));
        }
        return lines;
    }

    private static int widest(List<CheckResult> checks, Function<CheckResult, String> text) {
        return checks.stream().map(text).mapToInt(ScreenText::width).max().orElse(0);
    }

    private String sign(CheckResult check) {
        String ok = language.text("terminal.check.ok");
        String failed = language.text("terminal.check.failed");
        int width = Math.max(ScreenText.width(ok), ScreenText.width(failed));
        return ScreenText.left(isPassed(check) ? ok : failed, width);
    }

    private String painted(CheckResult check, String sign) {
        return isPassed(check) ? terminal.green(sign) : terminal.red(sign);
    }

    private static boolean isPassed(CheckResult check) {
        return check.status() == CheckResult.Status.PASSED;
    }

    private String id(CheckResult check) {
        return ScreenText.fitted(language.textOr("checks.name." + check.id(), check.id()), MAX_ID);
    }

    private String count(CheckResult check) {
        return language.text("terminal.check.right", check.cases() - check.failed(), check.cases());
    }

    private String rest(CheckResult check) {
        String notRun = check.notRun() == 0 ? "" : ", " + language.text("terminal.check.not-run", check.notRun());
        return notRun + ", " + language.text("terminal.check.points", language.number(check.score()), check.weight());
    }
}
