package grundy.reports;

import java.nio.file.Files;
import java.nio.file.Path;
import java.text.MessageFormat;
import java.text.NumberFormat;
import java.util.Arrays;
import java.util.HashMap;
import java.util.IllformedLocaleException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The words of the pages and of the terminal, in one language. What a language does not say is said in English.
 *
 * <p>Its texts are patterns of {@link MessageFormat}, in {@code lang/CODE.properties} among the templates: UTF-8, numbers
 * written as the language writes them, plurals by a choice such as <code>{0,choice,1#1 heap|1&lt;{0} heaps}</code>, an
 * apostrophe written twice. {@code [[mex]]} and {@code [[mex|the mex]]} name a term of the glossary. Safe for use by several threads.
 */
public final class Language {

    private static final String ENGLISH = "en";

    /** Most numbers of a page are below. */
    private static final int SMALL = 1000;

    /** No character: keeps an argument from looking like the mark of a term. */
    private static final String SHIELD = "\uFFFF";

    private static final Pattern OF_EXERCISE =
            Pattern.compile("(?!(?:page|class)\\.)[^.]+\\.(?:title|(?:mutant|family)\\..+)");

    private final Locale locale;
    private final Map<String, String> texts;
    private final Function<String, Map<String, String>> ofExercise;
    private final Map<String, Map<String, String>> exercises = new ConcurrentHashMap<>();
    private final Phrases phrases;
    private final String[] small;

    private Language(
            Locale locale,
            Map<String, String> texts,
            Map<String, String> english,
            Function<String, Map<String, String>> ofExercise) {
        this.locale = locale;
        this.texts = Map.copyOf(texts);
        this.ofExercise = ofExercise;
        this.phrases = Phrases.of(english, this);
        NumberFormat format = NumberFormat.getInstance(locale);
        this.small = IntStream.range(0, SMALL).mapToObj(format::format).toArray(String[]::new);
    }

    /** English, as built in. */
    public static Language english() {
        try {
            return load(ENGLISH, Optional.empty(), id -> Map.of());
        } catch (BrokenTemplateException e) {
            throw new IllegalStateException("the built-in English texts cannot be used", e);
        }
    }

    /**
     * Reads the texts of a language.
     *
     * @param code such as {@code en} or {@code de}; BCP 47
     * @param overrides the folder of templates that may hold {@code lang/CODE.properties}, of a language of its own or for
     *     some of the built-in texts
     * @param ofExercise gives the texts of the exercise with an id, by keys that begin with it, or none; asked when the
     *     first of them is needed, since most runs are about one exercise. The folder's stand before them
     * @throws BrokenTemplateException if there is no such language, or its file cannot be used: one line
     */
    public static Language load(String code, Optional<Path> overrides, Function<String, Map<String, String>> ofExercise)
            throws BrokenTemplateException {
        Locale locale = locale(code);
        Map<String, String> english = new LanguageFile(ENGLISH).builtIn().orElseThrow();
        var texts = new HashMap<>(english);
        var named = new LanguageFile(code);
        Optional<Map<String, String>> ours = named.builtIn();
        ours.ifPresent(texts::putAll);
        Optional<Path> file =
                overrides.map(folder -> folder.resolve(named.path())).filter(Files::exists);
        if (file.isPresent()) {
            Map<String, String> theirs = LanguageFile.read(file.get());
            texts.putAll(theirs);
            new TextRules(english, texts, locale).check(file.get(), theirs);
        } else if (ours.isEmpty()) {
            throw new BrokenTemplateException("--lang " + code + ": no texts for it: choose en or de, or put "
                    + named.path() + " into a folder and give that with --templates");
        }
        return new Language(locale, texts, english, ofExercise);
    }

    /** The code, such as {@code de}. */
    public String code() {
        return locale.toLanguageTag();
    }

    /** How it writes numbers and orders words. */
    Locale locale() {
        return locale;
    }

    boolean isEnglish() {
        return locale.getLanguage().equals(ENGLISH);
    }

    /**
     * What the grader says in English, in this language.
     *
     * @param text such as {@code no answer within 2000 ms}, in whatever a report holds
     * @return plain text; as it came where this language has no words for it
     */
    public String said(String text) {
        return phrases.translate(text).orElse(text);
    }

    /** What the grader says in English, by what it is in this language. */
    Phrases phrases() {
        return phrases;
    }

    /**
     * A text.
     *
     * @param key which one
     * @param arguments what stands for {0}, {1}, ...: numbers are written as the language does
     * @return plain text; terms of the glossary are only named
     * @throws IllegalArgumentException if there is no such text
     */
    public String text(String key, Object... arguments) {
        return text(UnaryOperator.identity(), key, arguments);
    }

    /** The words of a text that is HTML, as {@link #text}; its arguments are no HTML. */
    public String words(String key, Object... arguments) {
        return text(PlainWords::of, key, arguments);
    }

    private String text(UnaryOperator<String> reading, String key, Object... arguments) {
        List<Object> shielded = Arrays.stream(arguments)
                .map(argument -> argument instanceof String text ? text.replace("[[", "[" + SHIELD + "[") : argument)
                .toList();
        return Terms.named(format(key, reading, shielded), this).replace(SHIELD, "");
    }

    /** A text that a language may have, or else another. */
    public String textOr(String key, String otherwise) {
        return find(key).isPresent() ? text(key) : otherwise;
    }

    /** Whether a text stands as it is, and is neither a pattern nor HTML: what exercises say. */
    static boolean isPlain(String key) {
        return OF_EXERCISE.matcher(key).matches();
    }

    /** A text in which terms are still marked. */
    String format(String key, List<Object> arguments) {
        return format(key, UnaryOperator.identity(), arguments);
    }

    private String format(String key, UnaryOperator<String> reading, List<Object> arguments) {
        String pattern = find(key)
                .map(reading)
                .orElseThrow(() -> new IllegalArgumentException("no text " + key + " in any language, " + code()));
        if (isPlain(key)) {
            return pattern;
        }
        return filled(pattern, arguments).orElseGet(() -> formatted(pattern, arguments));
    }

    /** A course may write for a number what is none: that stands as it is. */
    private String formatted(String pattern, List<Object> arguments) {
        var format = new MessageFormat(pattern, locale);
        for (int i = 0; i < arguments.size(); i++) {
            if (!(arguments.get(i) instanceof Number)) {
                format.setFormatByArgumentIndex(i, null);
            }
        }
        return format.format(arguments.toArray());
    }

    /** What a message format gives for the simplest patterns, without parsing them first; empty for all others. */
    private Optional<String> filled(String pattern, List<Object> arguments) {
        if (pattern.indexOf('\'') >= 0) {
            return Optional.empty();
        }
        var text = new StringBuilder(pattern.length() + 64);
        int from = 0;
        for (int hole = pattern.indexOf('{'); hole >= 0; hole = pattern.indexOf('{', from)) {
            int argument = pattern.startsWith("}", hole + 2) ? Character.digit(pattern.charAt(hole + 1), 10) : -1;
            if (argument < 0 || argument >= arguments.size()) {
                return Optional.empty();
            }
            Object value = arguments.get(argument);
            text.append(pattern, from, hole).append(value instanceof Number n ? number(n) : value);
            from = hole + 3;
        }
        return Optional.of(text.append(pattern, from, pattern.length()).toString());
    }

    /** The pattern of a text, where there is one. */
    Optional<String> find(String key) {
        String text = texts.get(key);
        return Optional.ofNullable(text == null ? ofExercise(key) : text);
    }

    private @Nullable String ofExercise(String key) {
        int end = key.indexOf('.');
        return end < 0
                ? null
                : exercises.computeIfAbsent(key.substring(0, end), ofExercise).get(key);
    }

    /** A number as the language writes it. */
    public String number(Number number) {
        if (number instanceof Integer n && n >= 0 && n < small.length) {
            return small[n];
        }
        return NumberFormat.getInstance(locale).format(number);
    }

    /** A number with so many digits behind the point. */
    String number(Number number, int decimals) {
        NumberFormat format = NumberFormat.getInstance(locale);
        format.setMinimumFractionDigits(decimals);
        format.setMaximumFractionDigits(decimals);
        return format.format(number);
    }

    private static Locale locale(String code) throws BrokenTemplateException {
        try {
            Locale locale = new Locale.Builder().setLanguageTag(code).build();
            if (locale.toLanguageTag().equals(code) && !locale.getLanguage().isEmpty()) {
                return locale;
            }
        } catch (IllformedLocaleException e) {
            // Said below.
        }
        throw new BrokenTemplateException("--lang " + code + ": is no language: give its code, such as en or de");
    }
}
