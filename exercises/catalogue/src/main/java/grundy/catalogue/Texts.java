package grundy.catalogue;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Properties;
import java.util.stream.Collectors;

/** What people read, by key, from a file {@code texts_LANGUAGE.properties} beside a class: plain text, in UTF-8. */
public final class Texts {

    private Texts() {}

    /**
     * Reads the texts beside a class.
     *
     * @param language its code, such as {@code en}
     * @return empty where there is no such file
     */
    public static Map<String, String> beside(Class<?> type, String language) {
        try (var in = type.getResourceAsStream("texts_" + language + ".properties")) {
            if (in == null) {
                return Map.of();
            }
            var texts = new Properties();
            texts.load(new InputStreamReader(in, StandardCharsets.UTF_8));
            return texts.stringPropertyNames().stream().collect(Collectors.toMap(key -> key, texts::getProperty));
        } catch (IOException e) {
            throw new UncheckedIOException("the texts beside " + type.getName() + " cannot be read", e);
        }
    }
}
