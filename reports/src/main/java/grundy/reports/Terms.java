package grundy.reports;

import java.util.HashSet;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The marks in texts that name a term of the glossary: {@code [[mex]]}, or {@code [[mex|the mex]]} with words of its own. */
final class Terms {

    private static final Pattern MARK = Pattern.compile("\\[\\[([a-z-]+)(?:\\|([^\\]]*))?\\]\\]");

    private final Language language;
    private final Set<String> linked = new HashSet<>();

    /** For one page: a term is linked where it is first used. */
    Terms(Language language) {
        this.language = language;
    }

    /** Plain text: each term by its words alone. */
    static String named(String text, Language language) {
        return text.contains("[[") ? MARK.matcher(text).replaceAll(m -> quoted(words(m, language))) : text;
    }

    /** HTML: each term a link to the glossary, the first time. */
    String linked(String html) {
        return html.contains("[[") ? MARK.matcher(html).replaceAll(m -> quoted(link(m))) : html;
    }

    private String link(MatchResult mark) {
        String words = words(mark, language);
        return linked.add(mark.group(1))
                ? "<a class=\"term\" href=\"#term-" + mark.group(1) + "\">" + words + "</a>"
                : words;
    }

    private static String words(MatchResult mark, Language language) {
        return mark.group(2) == null ? language.text("term." + mark.group(1)) : mark.group(2);
    }

    private static String quoted(String text) {
        return Matcher.quoteReplacement(text);
    }
}
