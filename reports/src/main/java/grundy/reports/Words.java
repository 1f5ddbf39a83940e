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
                .map(e -> name(e.getKey(), e.getValue()) + " " + value(e.getValue()))
                .collect(Collectors.joining(", "));
    }

    /** {@code heap} for {@code heaps} where the list holds only one. */
    private static String name(String key, Object value) {
        boolean one = value instanceof List<?> list && list.size() == 1 && key.endsWith("s");
        return one ? key.substring(0, key.length() - 1) : key;
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
