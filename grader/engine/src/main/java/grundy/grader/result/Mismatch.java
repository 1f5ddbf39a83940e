package grundy.grader.result;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * One wrong answer.
 *
 * @param input the case, such as {@code {"heaps": [4, 4]}}; plain values
 * @param kind as in the contract: {@code wrong-answer}, {@code illegal-move}, {@code losing-move}, {@code invalid-answer},
 *     {@code inconsistent}, {@code exception}, {@code timeout} or {@code crash}
 * @param expected the right answer in a few words
 * @param actual what was answered, in a few words
 * @param trace the lines of the solution's own code that an exception passed through; may be empty
 * @param explanation a record that a template knows by its component {@code kind}, or null
 * @param shrunkFrom the larger random case that this one was found from, or null
 */
public record Mismatch(
        Map<String, Object> input,
        String kind,
        String expected,
        String actual,
        List<String> trace,
        @Nullable Record explanation,
        @Nullable Map<String, Object> shrunkFrom) {
    public Mismatch {
        input = Collections.unmodifiableMap(new LinkedHashMap<>(input));
        trace = List.copyOf(trace);
    }
}
