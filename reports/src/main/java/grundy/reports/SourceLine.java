package grundy.reports;

import grundy.grader.result.Report;
import org.jspecify.annotations.Nullable;

/**
 * A line behind the message, with the part of the source line around the fault. Public since templates read it by
 * reflection.
 *
 * @param text such as {@code Solver.java:12: ';' expected}
 * @param source what is shown of the source line, or null
 * @param caret blanks and {@code ^} to stand below it, or null where the column is not known
 */
public record SourceLine(
        String text, @Nullable String source, @Nullable String caret) {

    private static final int BEFORE = 80;
    private static final int AFTER = 60;

    static SourceLine of(Report.Detail detail) {
        String source = detail.source();
        if (source == null) {
            return new SourceLine(detail.text(), null, null);
        }
        int fault = Math.min(Math.max(detail.column() - 1, 0), source.length());
        int from = boundary(source, Math.max(0, fault - BEFORE));
        int to = boundary(source, Math.min(source.length(), fault + AFTER));
        String before = VisibleText.of((from > 0 ? "\u2026" : "") + source.substring(from, fault));
        String after = VisibleText.of(source.substring(fault, to) + (to < source.length() ? "\u2026" : ""));
        return new SourceLine(detail.text(), before + after, detail.column() > 0 ? blanks(before) + "^" : null);
    }

    /** Tabs stay tabs, so that the caret stands right whatever their width. */
    private static String blanks(String before) {
        return before.replaceAll("[^\t]", " ");
    }

    private static int boundary(String text, int at) {
        boolean splitsPair =
                at > 0 && at < text.length() && Character.isSurrogatePair(text.charAt(at - 1), text.charAt(at));
        return splitsPair ? at - 1 : at;
    }
}
