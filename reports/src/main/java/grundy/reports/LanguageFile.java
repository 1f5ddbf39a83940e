package grundy.reports;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;

/** The texts of a language as properties in UTF-8: those that are built in, and a course's own. */
record LanguageFile(String code) {

    private static final String BUILT_IN = "grundy/templates/";

    /** Some editors begin a file with it; it is no part of the first key. */
    private static final String BYTE_ORDER_MARK = "\uFEFF";

    /** Where it lies in a folder of templates. */
    String path() {
        return "lang/" + code + ".properties";
    }

    /** Those that are built in, and no others. */
    Optional<Map<String, String>> builtIn() {
        try (InputStream in = LanguageFile.class.getClassLoader().getResourceAsStream(BUILT_IN + path())) {
            return in == null
                    ? Optional.empty()
                    : Optional.of(parse(new InputStreamReader(in, StandardCharsets.UTF_8)));
        } catch (IOException e) {
            throw new UncheckedIOException("the built-in texts cannot be read", e);
        }
    }

    /**
     * Those of a course.
     *
     * @throws BrokenTemplateException if the file is no UTF-8, or no properties: one line
     */
    static Map<String, String> read(Path file) throws BrokenTemplateException {
        try {
            String text = Files.readString(file);
            return parse(new StringReader(text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text));
        } catch (CharacterCodingException e) {
            throw new BrokenTemplateException(file + ": is not UTF-8: save it as UTF-8", e);
        } catch (IOException | IllegalArgumentException e) {
            throw new BrokenTemplateException(file + ": cannot be read as properties (" + e.getMessage() + ")", e);
        }
    }

    private static Map<String, String> parse(Reader in) throws IOException {
        var properties = new Properties();
        properties.load(in);
        var texts = new HashMap<String, String>();
        properties.stringPropertyNames().forEach(key -> texts.put(key, properties.getProperty(key)));
        return texts;
    }
}
