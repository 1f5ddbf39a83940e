package grundy.reports;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.Writer;

/** JSON for programs that a person may read too: indented, numbers without exponents, a line end at the end. */
final class JsonText {

    private static final JsonFactory FACTORY = JsonFactory.builder()
            .enable(StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN)
            .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
            .build();

    private JsonText() {}

    /** What {@link JsonTree} can write, as text. */
    static String of(Object value) throws IOException {
        StringWriter text = new StringWriter();
        write(value, text);
        return text.toString();
    }

    /** The same, written as it is made. */
    static void write(Object value, Writer text) throws IOException {
        try (JsonGenerator out = FACTORY.createGenerator(text)) {
            DefaultIndenter indenter = new DefaultIndenter("  ", "\n");
            out.setPrettyPrinter(new DefaultPrettyPrinter().withObjectIndenter(indenter));
            new JsonTree(out).write(value);
        }
        text.append('\n');
    }
}
