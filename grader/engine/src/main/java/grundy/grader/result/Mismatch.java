package grundy.grader.result;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * One wrong answer.
 *
 * @param input the case, such as {@code {"heaps": [4, 4]}}; plain values
 * @param kind as in the contract: {@code wrong-answer}, {@code illegal-move}, {@code losing-move}, {@code invalid-answer},
 *     {@code inconsistent}, {@code exception}, {@code timeout} or {@code crash}
 * @param expected the right answer in a few words, or null where it is not told
 * @param actual what was answered, in a few words, or null where it is not told
 * @param trace the lines of the solution's own code that an exception passed through; may be empty
 * @param explanation a record that a template knows by its component {@code kind}, or null
 * @param shrunkFrom the larger random case that this one was found from, or null
 */
public record Mismatch(
        Map<String, Object> input,
        String kind,
        @Nullable String expected,
        @Nullable String actual,
        List<String> trace,
        @Nullable Record explanation,
        @Nullable Map<String, Object> shrunkFrom) {
    public Mismatch {
        input = Collections.unmodifiableMap(new LinkedHashMap<>(input));
        trace = List.copyOf(trace);
    }

    /**
     * The case as a person names it: {@code heaps 4 4}, {@code heap 7} for a sum of one, {@code g(7)} for a value; where no more
     * is told, {@code 2 heaps} or {@code g(n)}.
     */
    public String position() {
        return position(input);
    }

    /** The random case that this one was found from, as a person names it, or null. */
    public @Nullable String shrunkFromPosition() {
        return shrunkFrom == null ? null : position(shrunkFrom);
    }

    private static String position(Map<String, Object> input) {
        if (input.isEmpty()) {
            return "a case";
        }
        return input.entrySet().stream()
                .map(e -> position(e.getKey(), e.getValue()))
                .collect(Collectors.joining(", "));
    }

    private static String position(String name, Object value) {
        if (name.equals("heapCount")) {
            return value + (value.equals(1) ? " heap" : " heaps");
        }
        if (name.equals("heap")) {
            return "g(" + value + ")";
        }
        if (!(value instanceof List<?> list)) {
            return name + " " + value;
        }
        boolean one = list.size() == 1 && name.endsWith("s");
        String values = list.stream().map(String::valueOf).collect(Collectors.joining(" "));
        return (one ? name.substring(0, name.length() - 1) : name) + " " + values;
    }
}
