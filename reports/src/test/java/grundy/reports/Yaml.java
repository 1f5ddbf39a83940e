package grundy.reports;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/** A part of a document that must be there. */
record Yaml(Object value) {

    static Yaml parse(String text) {
        return new Yaml(Objects.requireNonNull(
                new Load(LoadSettings.builder().build()).loadFromString(text), "an empty document"));
    }

    Yaml at(String... path) {
        Object at = value;
        for (String key : path) {
            at = Objects.requireNonNull(((Map<?, ?>) at).get(key), key);
        }
        return new Yaml(at);
    }

    boolean has(String key) {
        return ((Map<?, ?>) value).containsKey(key);
    }

    Set<String> keys() {
        return ((Map<?, ?>) value)
                .keySet().stream().map(String::valueOf).collect(Collectors.toCollection(TreeSet::new));
    }

    Set<String> values() {
        return ((Map<?, ?>) value)
                .values().stream().map(String::valueOf).collect(Collectors.toCollection(TreeSet::new));
    }

    List<Yaml> items() {
        return ((List<?>) value)
                .stream().map(Objects::requireNonNull).map(Yaml::new).toList();
    }

    String text() {
        return value.toString();
    }
}
