package grundy.grader.cli;

import grundy.catalogue.MexExplanation;
import grundy.catalogue.MexExplanation.Option;
import grundy.reports.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Why a heap has its value: the options with theirs, and the smallest number that is missing. */
record MexSummary(Terminal terminal, Language language) {

    private static final Pattern NUMBER = Pattern.compile("-?\\d{1,9}");
    private static final String GAP = "  ";
    private static final int COLUMNS = CheckSummary.COLUMNS - GAP.length();
    private static final String MORE = " ...";

    /** Two rows of options and values, and the mex: 4 lines at most. */
    List<String> options(MexExplanation mex) {
        var lines = new ArrayList<String>();
        if (!mex.options().isEmpty()) {
            lines.addAll(rows(mex.options()));
        }
        String why = mex.present().isEmpty()
                ? language.text("terminal.mex.empty", mex.heap())
                : language.text("terminal.mex.present", ScreenText.joined(mex.present(), " "), mex.heap(), mex.value());
        ScreenText.wrapped(why, COLUMNS, 2).forEach(line -> lines.add(GAP + line));
        return lines;
    }

    /** What the answer would mean, and where it comes from: 2 lines at most. */
    List<String> reason(MexExplanation mex, @Nullable String actual) {
        var lines = new ArrayList<String>();
        meaning(mex, actual).ifPresent(lines::add);
        if (mex.departure().equals("root")) {
            lines.add(language.text("terminal.mex.root"));
        } else if (mex.departure().equals("inherited")) {
            lines.add(language.text("terminal.mex.inherited"));
        }
        return lines.stream()
                .map(line -> GAP + ScreenText.fitted(line, COLUMNS))
                .toList();
    }

    private Optional<String> meaning(MexExplanation mex, @Nullable String actual) {
        if (actual == null || !NUMBER.matcher(actual).matches() || Integer.parseInt(actual) == mex.value()) {
            return Optional.empty();
        }
        int said = Integer.parseInt(actual);
        if (said < 0) {
            return Optional.of(language.text("terminal.mex.negative"));
        }
        return Optional.of(
                mex.present().contains(said)
                        ? language.text("terminal.mex.option", said)
                        : language.text("terminal.mex.gap", said, mex.value()));
    }

    /** Each option above its value, as many as a line holds. */
    private List<String> rows(List<Option> options) {
        String left = language.text("terminal.column.option");
        String value = language.text("terminal.column.value");
        int width = Math.max(ScreenText.width(left), ScreenText.width(value));
        var pieces = new StringBuilder(GAP + ScreenText.left(left, width));
        var values = new StringBuilder(GAP + ScreenText.left(value, width));
        for (Option option : options) {
            String name = name(option);
            int cell = Math.max(name.length(), String.valueOf(option.value()).length());
            if (pieces.length() + GAP.length() + cell > CheckSummary.COLUMNS - MORE.length()) {
                pieces.append(MORE);
                values.append(MORE);
                break;
            }
            pieces.append(GAP).append(ScreenText.right(name, cell));
            values.append(GAP).append(ScreenText.right(String.valueOf(option.value()), cell));
        }
        return List.of(pieces.toString(), values.toString());
    }

    private static String name(Option option) {
        return option.pieces().isEmpty() ? "0" : ScreenText.joined(option.pieces(), "+");
    }
}
