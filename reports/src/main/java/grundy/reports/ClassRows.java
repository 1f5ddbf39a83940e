package grundy.reports;

import grundy.grader.result.CheckResult;
import grundy.grader.result.ClassRow;
import grundy.grader.result.Diagnosis.Agreement;
import grundy.grader.result.Member;
import grundy.grader.result.Report;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The table of a class. Names are cut to what a cell bears; ids, too, though only hostile ones are that long. */
final class ClassRows {

    private static final int NAME = 80;
    private static final int REMARK = 240;
    private static final int MEMBERS_SHOWN = 8;

    private ClassRows() {}

    static List<Row> of(List<ClassRow> rows, List<ClassView.Check> checks, SharedMistakes mistakes) {
        List<Row> shown = new ArrayList<>(rows.size());
        for (ClassRow row : rows) {
            shown.add(row(row, checks, mistakes));
        }
        return List.copyOf(shown);
    }

    private static Row row(ClassRow row, List<ClassView.Check> checks, SharedMistakes mistakes) {
        List<String> members = members(row);
        ClassRow.Result result = row.outcome() instanceof ClassRow.Result r ? r : null;
        String message = row.outcome() instanceof ClassRow.Fault fault
                ? fault.message()
                : result == null ? null : result.message();
        return new Row(
                StudentText.brief(row.id(), NAME),
                label(row.name(), row.id()),
                members.stream().limit(MEMBERS_SHOWN).toList(),
                Math.max(0, members.size() - MEMBERS_SHOWN),
                row.notes().stream().map(n -> StudentText.brief(n, REMARK)).toList(),
                row.outcome().word(),
                message == null ? null : StudentText.brief(message, REMARK),
                result == null || result.status() != Report.Status.GRADED ? null : result.exercise(),
                result == null ? null : Marks.shown(result.score(), result.maxScore()),
                result == null ? null : href(result.report()),
                checks.stream().map(c -> points(c, result)).toList(),
                mistake(row, mistakes),
                result == null || result.sameAs() == null ? null : StudentText.brief(result.sameAs(), NAME));
    }

    /** A name of which nothing can be seen names nobody, and a link on it could not be found. */
    private static String label(String name, String id) {
        return VisibleText.showsSomething(name) ? StudentText.brief(name, NAME) : StudentText.brief(id, NAME);
    }

    /** Who they are, unless the row itself says so. */
    private static List<String> members(ClassRow row) {
        List<Member> members = row.members();
        Member first = members.get(0);
        if (members.size() == 1
                && first.id().equals(row.id())
                && (first.name().equals(row.name()) || !VisibleText.showsSomething(first.name()))) {
            return List.of();
        }
        return members.stream().map(m -> member(m, row)).toList();
    }

    private static String member(Member member, ClassRow row) {
        String name = label(member.name(), member.id());
        String id = StudentText.brief(member.id(), NAME);
        boolean known = member.id().equals(row.id()) || name.equals(id);
        return known ? name : name + " (" + id + ")";
    }

    /** The points of one check, or null where it was not run. */
    private static Points points(ClassView.Check check, ClassRow.@Nullable Result result) {
        if (result == null || result.status() != Report.Status.GRADED) {
            return new Points(null, false);
        }
        return result.checks().stream()
                .filter(score -> score.id().equals(check.id()))
                .filter(score -> score.status() != CheckResult.Status.NOT_RUN)
                .map(score -> new Points(
                        Marks.shown(score.score(), score.weight()), score.status() == CheckResult.Status.PASSED))
                .findFirst()
                .orElse(new Points(null, false));
    }

    private static @Nullable RowMistake mistake(ClassRow row, SharedMistakes mistakes) {
        Integer place = mistakes.placeOf(row);
        return SharedMistakes.best(row)
                .map(best -> new RowMistake(
                        row.outcome() instanceof ClassRow.Result result ? result.exercise() : "",
                        place == null ? 0 : place,
                        best.get(0),
                        best.size() - 1,
                        best.get(0).agreement()))
                .orElse(null);
    }

    /**
     * The address of a report, relative to the page. Empty folders are left out and everything but letters, digits and a few
     * marks is escaped, so that it can neither name a scheme nor another host.
     */
    static String href(String folder) {
        return Arrays.stream(folder.split("/"))
                .filter(part -> !part.isEmpty())
                .map(ClassRows::escape)
                .collect(Collectors.joining("/", "", "/index.html"));
    }

    private static String escape(String part) {
        StringBuilder escaped = new StringBuilder();
        for (byte b : part.getBytes(StandardCharsets.UTF_8)) {
            char c = (char) (b & 0xFF);
            boolean plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
            if (plain || "-._~".indexOf(c) >= 0) {
                escaped.append(c);
            } else {
                escaped.append(String.format(Locale.ROOT, "%%%02X", (int) c));
            }
        }
        return escaped.toString();
    }

    /**
     * One submission. Public since templates read it by reflection, as the records below.
     *
     * @param label its name, or its id where the name shows nothing
     * @param members who handed it in, the first of them; empty where the row itself says so
     * @param moreMembers how many there are beyond these
     * @param status {@code graded}, {@code compile-error} and so on, or {@code grader-fault}
     * @param message why it was not graded, or null
     * @param exercise the id of the one that it was graded for, or null where it was not
     * @param mark null for a fault of the grader
     * @param href of its report, or null for a fault of the grader
     * @param points one for each check
     * @param mistake the misconception that explains it best, or null
     * @param sameAs the id of the submission that has the same content, or null
     */
    public record Row(
            String id,
            String label,
            List<String> members,
            int moreMembers,
            List<String> notes,
            String status,
            @Nullable String message,
            @Nullable String exercise,
            @Nullable BigDecimal mark,
            @Nullable String href,
            List<Points> points,
            @Nullable RowMistake mistake,
            @Nullable String sameAs) {}

    /** What one check gave; null where it was not run. */
    public record Points(@Nullable BigDecimal score, boolean passed) {}

    /**
     * A misconception of one submission.
     *
     * @param exercise whose mistake it is
     * @param place where it stands among those of the class, counted from 0
     * @param best which one
     * @param alike how many others explain it as well
     */
    public record RowMistake(String exercise, int place, ClassRow.Misconception best, int alike, Agreement agreement) {}
}
