package grundy.reports;

import java.nio.file.Path;
import java.text.ChoiceFormat;
import java.text.Format;
import java.text.MessageFormat;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What a text must keep to, so that it can be said: looked at when a course's file is read, before anything is graded.
 *
 * @param english the built-in texts, which say how many arguments a text has
 * @param texts all of the language, with those to be looked at
 * @param locale writes numbers
 */
record TextRules(Map<String, String> english, Map<String, String> texts, Locale locale) {

    private static final Pattern ARGUMENT = Pattern.compile("\\{(\\d+)");
    private static final Pattern WELL_USED = Pattern.compile("''|'[{}]+'");

    private static final int ARGUMENTS = 10;

    /**
     * Looks at texts of a file.
     *
     * @throws BrokenTemplateException if one cannot be used: one line with the file and the key
     */
    void check(Path file, Map<String, String> theirs) throws BrokenTemplateException {
        for (Map.Entry<String, String> text : new TreeMap<>(theirs).entrySet()) {
            Optional<String> fault = fault(text.getKey(), text.getValue());
            if (fault.isPresent()) {
                throw new BrokenTemplateException(file + ": " + text.getKey() + ": " + fault.get());
            }
        }
    }

    /** What is wrong with a text, where anything is. */
    Optional<String> fault(String key, String pattern) {
        if (Language.isPlain(key)) {
            return Optional.empty();
        }
        if (WELL_USED.matcher(pattern).replaceAll("").indexOf('\'') >= 0) {
            return Optional.of("an apostrophe stands alone: write it twice, or write \u2019");
        }
        for (String term : Terms.in(pattern)) {
            if (!texts.containsKey(Terms.key(term)) || !texts.containsKey(Terms.explanation(term))) {
                return Optional.of("no term " + term + ": its words are missing, " + Terms.key(term) + " or "
                        + Terms.explanation(term));
            }
        }
        return unknownArgument(key, pattern).or(() -> unsayable(pattern));
    }

    private Optional<String> unknownArgument(String key, String pattern) {
        String original = english.get(key);
        if (original == null) {
            return Optional.empty();
        }
        Set<String> given = arguments(original);
        return arguments(pattern).stream()
                .filter(argument -> !given.contains(argument))
                .findFirst()
                .map(argument -> "{" + argument + "} is not given to this text: "
                        + (given.isEmpty() ? "nothing is" : "{" + String.join("}, {", given) + "}"));
    }

    /** The numbers of the arguments that a pattern names. */
    static Set<String> arguments(String pattern) {
        return ARGUMENT.matcher(pattern)
                .results()
                .map(argument -> argument.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private Optional<String> unsayable(String pattern) {
        try {
            var format = new MessageFormat(Terms.anyLinked(pattern), locale);
            for (double number : numbers(format)) {
                var arguments = new Object[ARGUMENTS];
                Arrays.fill(arguments, number);
                format.format(arguments);
            }
            return Optional.empty();
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
            // The second of them: a choice without a part.
            return Optional.of("is no pattern that can be used (" + e.getMessage() + ")");
        }
    }

    /** With these, every part of every choice between plurals is said once. */
    private Set<Double> numbers(MessageFormat format) {
        var numbers = new TreeSet<>(Set.of(0.0));
        for (Format part : format.getFormats()) {
            if (part instanceof ChoiceFormat choice) {
                Arrays.stream(choice.getLimits()).forEach(numbers::add);
                for (Object text : choice.getFormats()) {
                    numbers.addAll(numbers(new MessageFormat(String.valueOf(text), locale)));
                }
            }
        }
        return numbers;
    }
}
