package grundy.grader.exercisefile;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A value in a file, and where it stands.
 *
 * @param place its JSON path, such as {@code $.limits.tableTo}
 */
record Field(Path file, String place, JsonNode value) {

    private static final Pattern LINE_END = Pattern.compile("[\\n\\r\\t]");

    /** Would end a line, steer a terminal, or turn the direction of what stands around it; the schema says the same. */
    private static final Pattern STEERING =
            Pattern.compile("[\\p{Cc}\\p{Cs}\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069]");

    private static final Pattern VISIBLE =
            Pattern.compile("[^\\s\\u00a0\\u1680\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u3000\\ufeff]");

    /** Makes sure that it is an object with no other keys than these. */
    Field object(List<String> keys) throws ExerciseFileException {
        if (!value.isObject()) {
            throw wrong("give an object with the keys " + String.join(", ", keys));
        }
        for (var names = value.fieldNames(); names.hasNext(); ) {
            String name = names.next();
            if (!keys.contains(name)) {
                throw ExerciseFileException.at(
                        file,
                        place + "." + Quoted.cut(name),
                        "there is no such key; the keys are " + String.join(", ", keys));
            }
        }
        return this;
    }

    /** The value of a key of an object; empty where there is none. */
    Optional<Field> find(String key) {
        return Optional.ofNullable(value.get(key)).map(found -> new Field(file, place + "." + key, found));
    }

    /** The same, where there must be one. */
    Field get(String key) throws ExerciseFileException {
        Optional<Field> found = find(key);
        if (found.isEmpty()) {
            throw ExerciseFileException.at(file, place + "." + key, "is missing");
        }
        return found.get();
    }

    /** A whole number from {@code least} to {@code most}; 30.0 is one, as in a schema. */
    int number(int least, int most) throws ExerciseFileException {
        if (!value.isNumber()
                || !value.canConvertToExactIntegral()
                || !value.canConvertToInt()
                || value.intValue() < least
                || value.intValue() > most) {
            throw wrong("give a whole number from " + least + " to " + most);
        }
        return value.intValue();
    }

    /** A text of 1 to so many characters on one line. */
    String line(int most) throws ExerciseFileException {
        String text = text(most);
        if (LINE_END.matcher(text).find() || !VISIBLE.matcher(text).find()) {
            throw wrong("give a text on one line that says something");
        }
        return text.strip();
    }

    /** A text of up to so many characters, on any number of lines. */
    String text(int most) throws ExerciseFileException {
        if (!value.isTextual()) {
            throw wrong("give a text of at most " + most + " characters");
        }
        String text = value.textValue();
        if (text.codePointCount(0, text.length()) > most) {
            throw wrong("give a text of at most " + most + " characters");
        }
        if (STEERING.matcher(LINE_END.matcher(text).replaceAll(" ")).find()) {
            throw wrong("give a text without control characters");
        }
        return text;
    }

    /** 1 to so many elements. */
    List<Field> elements(int most) throws ExerciseFileException {
        if (!value.isArray() || value.isEmpty() || value.size() > most) {
            throw wrong("give a list of 1 to " + most + " elements");
        }
        var elements = new ArrayList<Field>();
        for (int i = 0; i < value.size(); i++) {
            elements.add(new Field(file, place + "[" + i + "]", value.get(i)));
        }
        return elements;
    }

    /** That this value is not what is allowed. */
    ExerciseFileException wrong(String allowed) {
        return fault("is " + Quoted.cut(value.toString()) + "; " + allowed);
    }

    /** What is wrong at this place. */
    ExerciseFileException fault(String problem) {
        return ExerciseFileException.at(file, place, Quoted.oneLine(problem));
    }
}
