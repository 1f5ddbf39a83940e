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

    /** A pattern of plain text: each term by its words alone. */
    static String named(String pattern, Language language) {
        return pattern.contains("[[") ? MARK.matcher(pattern).replaceAll(m -> quoted(words(m, language))) : pattern;
    }

    /** A pattern of HTML: each term a link to the glossary, the first time. */
    String linked(String pattern) {
        return pattern.contains("[[") ? MARK.matcher(pattern).replaceAll(m -> quoted(link(m))) : pattern;
    }

    private String link(MatchResult mark) {
        String words = words(mark, language);
        return linked.add(mark.group(1))
                ? "<a class=\"term\" href=\"#term-" + mark.group(1) + "\">" + words + "</a>"
                : words;
    }

    private static String words(MatchResult mark, Language language) {
        String term = "term." + mark.group(1);
        return mark.group(2) == null
                ? language.find(term).orElseThrow(() -> new IllegalArgumentException("no text " + term))
                : mark.group(2);
    }

    private static String quoted(String text) {
        return Matcher.quoteReplacement(text);
    }
}
