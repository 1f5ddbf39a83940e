package grundy.reports;

import grundy.grader.result.CheckResult;
import grundy.grader.result.Diagnosis;
import grundy.grader.result.Mismatch;
import grundy.grader.result.Report;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * A job summary for GitHub Actions, in GitHub's Markdown. Text of a student's stands in code spans only, which hold no
 * markup, links, mentions or HTML, and never in a table, whose cells would end at a bar even there.
 */
final class GitHubSummary {

    /** GitHub drops a summary of more than 1 MiB as a whole; a step may write more than this one. */
    static final int MAX_BYTES = 512 * 1024;

    private static final int LISTED = 10;
    private static final String MARKUP = "\\`*_[]<>|&~#$@";

    String render(Report report) {
        List<String> lines = new ArrayList<>();
        lines.add(
                "## " + plain(report.exerciseTitle()) + ": " + Marks.of(report.score(), report.maxScore()) + " points");
        lines.add("");
        lines.add("Submission " + code(report.submission().name(), StudentText.CELL));
        if (report.status() == Report.Status.GRADED) {
            misconception(lines, report.diagnosis());
            table(lines, report.checks());
            report.checks().forEach(check -> wrong(lines, check));
        } else {
            notGraded(lines, report);
        }
        return bounded(lines);
    }

    private static void notGraded(List<String> lines, Report report) {
        List<String> why = Headline.whyNot(report);
        lines.add("");
        lines.add("**Not graded:** " + code(why.get(0), StudentText.LINE));
        lines.add("");
        why.stream().skip(1).map(line -> "- " + code(line, StudentText.LINE)).forEach(lines::add);
    }

    private static void misconception(List<String> lines, List<Diagnosis> all) {
        if (!all.isEmpty()) {
            String what = Headline.agreement(all.get(0)) + ": " + Headline.titles(all) + ".";
            lines.add("");
            lines.add("**" + plain(what) + "** " + plain(Headline.advice(all)));
        }
    }

    private static void table(List<String> lines, List<CheckResult> checks) {
        lines.add("");
        lines.add("| check | | right | points |");
        lines.add("| --- | --- | ---: | ---: |");
        for (CheckResult c : checks) {
            lines.add("| " + plain(c.id()) + " | " + plain(c.title()) + " | " + (c.cases() - c.failed()) + " of "
                    + c.cases() + " | " + Marks.of(c.score(), c.weight()) + " |");
        }
    }

    private static void wrong(List<String> lines, CheckResult check) {
        if (check.failed() == 0) {
            return;
        }
        lines.add("");
        lines.add("### " + plain(check.title()));
        lines.add("");
        check.mismatches().stream().limit(LISTED).map(GitHubSummary::item).forEach(lines::add);
        Counterexamples.rest(check, LISTED).stream().map(r -> "- " + plain(r)).forEach(lines::add);
    }

    private static String item(Mismatch m) {
        return "- " + plain(m.position()) + Counterexamples.answers(m, text -> code(text, StudentText.CELL)) + " ("
                + plain(m.kind()) + ")";
    }

    /** A code span: it ends only at a run of backticks as long as the one that began it, and none inside is so long. */
    static String code(String text, int limit) {
        String line = Counterexamples.oneLine(text, limit);
        if (line.isBlank()) {
            return "(nothing)";
        }
        String fence = "`".repeat(longestRun(line) + 1);
        boolean pad = line.startsWith("`") || line.endsWith("`") || line.startsWith(" ") || line.endsWith(" ");
        return fence + (pad ? " " + line + " " : line) + fence;
    }

    private static int longestRun(String line) {
        int longest = 0;
        int run = 0;
        for (int i = 0; i < line.length(); i++) {
            run = line.charAt(i) == '`' ? run + 1 : 0;
            longest = Math.max(longest, run);
        }
        return longest;
    }

    /** Our own words, and those of an exercise. */
    private static String plain(String text) {
        StringBuilder escaped = new StringBuilder();
        Counterexamples.oneLine(text, StudentText.LINE)
                .codePoints()
                .forEach(c -> escaped.append(MARKUP.indexOf(c) >= 0 ? "\\" : "").appendCodePoint(c));
        return escaped.toString();
    }

    private static String bounded(List<String> lines) {
        StringBuilder text = new StringBuilder();
        int bytes = 0;
        for (String line : lines) {
            bytes += line.getBytes(StandardCharsets.UTF_8).length + 1;
            if (bytes > MAX_BYTES) {
                return text.append("\n(cut: the rest is in the report)\n").toString();
            }
            text.append(line).append('\n');
        }
        return text.toString();
    }
}
