package grundy.reports;

import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What is left of a text in HTML where no markup can be shown. */
final class PlainWords {

    /** Not the sign of a choice between plurals, as in {@code 1<2 heads}. */
    private static final Pattern TAG = Pattern.compile("</?([a-z][a-z0-9]*)(?: [^<>]*)?/?>");

    private static final Pattern ENTITY =
            Pattern.compile("&(?:#x([0-9a-fA-F]{1,5})|#([0-9]{1,6})|(lt|gt|amp|nbsp|quot));");

    private PlainWords() {}

    static String of(String html) {
        return ENTITY.matcher(TAG.matcher(html).replaceAll(PlainWords::inPlaceOf))
                .replaceAll(entity -> Matcher.quoteReplacement(character(entity)));
    }

    /** A power is another number than its digits in a row. */
    private static String inPlaceOf(MatchResult tag) {
        boolean opens = tag.group().charAt(1) != '/';
        return switch (tag.group(1)) {
            case "sup" -> opens ? "^" : "";
            case "sub" -> opens ? "_" : "";
            case "br" -> " ";
            default -> "";
        };
    }

    private static String character(MatchResult entity) {
        if (entity.group(3) != null) {
            return switch (entity.group(3)) {
                case "lt" -> "<";
                case "gt" -> ">";
                case "amp" -> "&";
                case "quot" -> "\"";
                default -> " ";
            };
        }
        int codePoint =
                entity.group(1) == null ? Integer.parseInt(entity.group(2)) : Integer.parseInt(entity.group(1), 16);
        return codePoint == 0xA0 ? " " : Character.toString(codePoint);
    }
}
