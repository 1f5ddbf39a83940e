package grundy.reports;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** How values of the grader are written for others. */
final class Words {

    private Words() {}

    /** The contract's word for a constant, such as {@code compile-error}. */
    static String of(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** A case as a person names it: {@code heaps 4 4}, {@code heap 7}. */
    static String position(Map<String, Object> input) {
        return input.entrySet().stream()
                .map(e -> e.getKey() + " " + value(e.getValue()))
                .collect(Collectors.joining(", "));
    }

    private static String value(Object value) {
        return value instanceof List<?> list
                ? list.stream().map(String::valueOf).collect(Collectors.joining(" "))
                : String.valueOf(value);
    }

    /** {@code 1 case}, {@code 2 cases}. */
    static String count(int n, String noun) {
        return n + " " + noun + (n == 1 ? "" : "s");
    }
}
