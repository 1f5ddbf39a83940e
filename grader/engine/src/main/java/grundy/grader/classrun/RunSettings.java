package grundy.grader.classrun;

import java.util.Collections;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * All that the results of a run depend on beside the submissions. A run may be resumed with the same settings only.
 *
 * @param values what a person calls each setting, such as {@code --seed}, and its value as text
 */
public record RunSettings(Map<String, String> values) {
    public RunSettings {
        values.values().forEach(Objects::requireNonNull);
        values = Collections.unmodifiableMap(new TreeMap<>(values));
    }

    /** What differs, as {@code --seed was 1 and is 2}; empty where nothing does. */
    Optional<String> differenceTo(RunSettings earlier) {
        var names = new TreeSet<>(values.keySet());
        names.addAll(earlier.values.keySet());
        return names.stream()
                .filter(name -> !text(this, name).equals(text(earlier, name)))
                .map(name -> name + " was " + text(earlier, name) + " and is " + text(this, name))
                .findFirst();
    }

    private static String text(RunSettings settings, String name) {
        return settings.values.getOrDefault(name, "not given");
    }
}
