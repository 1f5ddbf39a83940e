package grundy.catalogue.mex;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** How numbers are shown: a few one by one, many by which there are and how often. */
record Multiset(List<Integer> values) {

    /** As many are shown in the order in which they come. */
    private static final int LISTED = 12;

    Multiset {
        values = List.copyOf(values);
    }

    /** What a person calls the case by. */
    Map<String, Object> shown() {
        if (values.isEmpty()) {
            return Map.of("values", "none");
        } else if (values.size() <= LISTED) {
            return Map.of("values", values);
        }
        Map<String, Object> shown = new LinkedHashMap<>();
        shown.put("values", runs());
        if (!values.equals(values.stream().sorted().toList())) {
            shown.put("order", "shuffled");
        }
        return shown;
    }

    /** Neighbours that are there equally often go together: {@code 0–127, 2 × 128}. */
    private String runs() {
        var text = new StringBuilder();
        int first = -1;
        int last = -1;
        int times = 0;
        for (var entry : counted().entrySet()) {
            if (times != entry.getValue() || entry.getKey() != last + 1) {
                append(text, first, last, times);
                first = entry.getKey();
                times = entry.getValue();
            }
            last = entry.getKey();
        }
        append(text, first, last, times);
        return text.toString();
    }

    private static void append(StringBuilder text, int first, int last, int times) {
        if (times == 0) {
            return;
        }
        text.append(text.isEmpty() ? "" : ", ").append(times == 1 ? "" : times + " × ");
        text.append(first == last ? "" + first : first + "–" + last);
    }

    private TreeMap<Integer, Integer> counted() {
        var counted = new TreeMap<Integer, Integer>();
        values.forEach(value -> counted.merge(value, 1, Integer::sum));
        return counted;
    }
}
