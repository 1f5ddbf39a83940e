package grundy.reports;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** An object of JSON whose keys, such as {@code max-score}, can be no components of a record; in order. */
final class JsonKeys {

    private final Map<String, @Nullable Object> keys = new LinkedHashMap<>();

    /** A key is left out where its value is null; an empty {@code Optional} is written as null. */
    JsonKeys put(String key, @Nullable Object value) {
        keys.put(key, value);
        return this;
    }

    Map<String, @Nullable Object> map() {
        return Collections.unmodifiableMap(keys);
    }
}
