package grundy.reports;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What the grader says in English inside a report, such as {@code no answer within 2000 ms}, in another language. The English
 * patterns below {@code said.} say which phrases there are; the page's language says the same keys. Immutable.
 *
 * <p>What a phrase holds may be a phrase itself, such as the move in {@code first, with heap 1 (size 5) becomes 3}; what it
 * quotes stands as it is.
 */
final class Phrases {

    static final String PREFIX = "said.";

    /** Deeper than any phrase of ours, and shallow for a text that only looks like one. */
    private static final int DEEPEST = 6;

    private final List<Phrase> phrases;
    private final Language language;

    private Phrases(List<Phrase> phrases, Language language) {
        this.phrases = phrases;
        this.language = language;
    }

    /**
     * The phrases of a language. Where it says what English says, a text may stand as it is.
     *
     * @param english the built-in texts
     * @param language whose texts may still be without its phrases
     */
    static Phrases of(Map<String, String> english, Language language) {
        var phrases = new ArrayList<Phrase>();
        new TreeMap<>(english).forEach((key, pattern) -> {
            if (key.startsWith(PREFIX) && !language.find(key).orElse(pattern).equals(pattern)) {
                phrases.add(Phrase.parse(key, pattern));
            }
        });
        phrases.sort(Comparator.comparingInt(Phrase::length).reversed());
        return new Phrases(List.copyOf(phrases), language);
    }

    /** The text in the language of the page; empty where it is no phrase that this language says otherwise. */
    Optional<String> translate(String text) {
        return translate(text, 0);
    }

    private Optional<String> translate(String text, int depth) {
        if (depth == DEEPEST) {
            return Optional.empty();
        }
        for (Phrase phrase : phrases) {
            Optional<List<String>> found = phrase.match(text);
            if (found.isPresent()) {
                return Optional.of(language.format(phrase.key(), arguments(phrase, found.get(), depth)));
            }
        }
        return Optional.empty();
    }

    private List<Object> arguments(Phrase phrase, List<String> found, int depth) {
        var arguments = new ArrayList<Object>();
        for (int i = 0; i < found.size(); i++) {
            String part = found.get(i);
            arguments.add(
                    switch (phrase.holes().get(i)) {
                        case NUMBER -> part.equals(Phrase.UNTOLD) ? part : Long.valueOf(part);
                        case TEXT -> translate(part, depth + 1).orElse(part);
                        case QUOTED -> part;
                    });
        }
        return arguments;
    }
}
