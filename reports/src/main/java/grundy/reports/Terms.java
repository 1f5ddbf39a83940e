package grundy.reports;

import java.text.Collator;
import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

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

    /** The pattern as it might be on a page, for nothing but to see whether it can be said: no link fits into a choice. */
    static String anyLinked(String pattern) {
        return MARK.matcher(pattern).replaceAll("<a href=\"#term\">term</a>");
    }

    private String link(MatchResult mark) {
        String term = mark.group(1);
        String words = words(mark, language);
        return linked.add(term) ? "<a class=\"term\" href=\"#term-" + term + "\">" + words + "</a>" : words;
    }

    /** The terms that have been linked, and those that their explanations need; in the order of the language's alphabet. */
    List<String> used() {
        var all = new TreeMap<String, String>(Collator.getInstance(language.locale()));
        var left = new ArrayDeque<>(linked);
        while (!left.isEmpty()) {
            String term = left.remove();
            if (all.put(language.text(key(term)) + " " + term, term) == null) {
                language.find(explanation(term)).ifPresent(text -> left.addAll(in(text)));
            }
        }
        return List.copyOf(all.values());
    }

    /** The terms that a text names. */
    static Set<String> in(String text) {
        return MARK.matcher(text).results().map(mark -> mark.group(1)).collect(Collectors.toSet());
    }

    /** The key of the words for a term. */
    static String key(String term) {
        return "term." + term;
    }

    /** The key of what the glossary says of a term. */
    static String explanation(String term) {
        return key(term) + ".text";
    }

    /** HTML that stands in a text as it is, whatever it looks like: students choose some of it. */
    static String unmarked(String html) {
        return html.replace("[[", "[&#91;");
    }

    private static String words(MatchResult mark, Language language) {
        String term = key(mark.group(1));
        return mark.group(2) == null
                ? language.find(term).orElseThrow(() -> new IllegalArgumentException("no text " + term))
                : mark.group(2);
    }

    private static String quoted(String text) {
        return Matcher.quoteReplacement(text);
    }
}
