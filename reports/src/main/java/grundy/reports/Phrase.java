package grundy.reports;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One phrase that the grader says in English: words with holes between them. It is looked for from left to right without going
 * back, so that no text takes longer than its length.
 *
 * @param key of its text in every language
 * @param words what stands before, between and behind the holes; one more than these
 * @param holes {0}, {1}, ... in this order
 */
record Phrase(String key, List<String> words, List<Hole> holes) {

    /** Stands for what a page is not to tell. */
    static final String UNTOLD = "\u2026";

    private static final Pattern HOLE = Pattern.compile("\\{(\\d)(,number)?\\}");
    private static final Pattern NUMBER = Pattern.compile("-?[0-9]{1,18}|" + UNTOLD);

    /** What a hole takes. */
    enum Hole {
        NUMBER,
        TEXT,
        /** Text in quotation marks. */
        QUOTED
    }

    Phrase {
        words = List.copyOf(words);
        holes = List.copyOf(holes);
    }

    /**
     * Reads a pattern of {@link java.text.MessageFormat}.
     *
     * @throws IllegalArgumentException if its holes are not {0}, {1}, ... in this order
     */
    static Phrase parse(String key, String pattern) {
        var words = new ArrayList<String>();
        var holes = new ArrayList<Hole>();
        Matcher hole = HOLE.matcher(pattern);
        int from = 0;
        while (hole.find()) {
            if (Integer.parseInt(hole.group(1)) != holes.size()) {
                throw new IllegalArgumentException(key + ": holes out of order: " + pattern);
            }
            String before = pattern.substring(from, hole.start());
            words.add(plain(before));
            holes.add(hole.group(2) != null ? Hole.NUMBER : before.endsWith("\"") ? Hole.QUOTED : Hole.TEXT);
            from = hole.end();
        }
        words.add(plain(pattern.substring(from)));
        return new Phrase(key, words, holes);
    }

    /** Without the marks of a pattern: an apostrophe is written twice, and braces in apostrophes. */
    private static String plain(String words) {
        return words.replaceAll("'([{}])'", "$1").replace("''", "'");
    }

    /** How many characters are given: the more, the surer it is. */
    int length() {
        return words.stream().mapToInt(String::length).sum();
    }

    /** What stands in the holes, where the whole text is this phrase. */
    Optional<List<String>> match(String text) {
        String last = words.get(holes.size());
        if (!text.startsWith(words.get(0)) || !text.endsWith(last)) {
            return Optional.empty();
        }
        var found = new ArrayList<String>();
        int from = words.get(0).length();
        for (int i = 0; i < holes.size(); i++) {
            boolean atEnd = i == holes.size() - 1;
            int to = atEnd ? text.length() - last.length() : text.indexOf(words.get(i + 1), from + 1);
            if (to <= from || !fits(holes.get(i), text, from, to)) {
                return Optional.empty();
            }
            found.add(text.substring(from, to));
            from = to + words.get(i + 1).length();
        }
        return from == text.length() ? Optional.of(found) : Optional.empty();
    }

    private static boolean fits(Hole hole, String text, int from, int to) {
        return hole != Hole.NUMBER || NUMBER.matcher(text).region(from, to).matches();
    }
}
