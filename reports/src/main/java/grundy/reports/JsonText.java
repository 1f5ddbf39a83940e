package grundy.reports;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import java.io.IOException;
import java.io.StringWriter;

/** JSON for programs that a person may read too: indented, numbers without exponents, a line end at the end. */
final class JsonText {

    private static final JsonFactory FACTORY = JsonFactory.builder()
            .enable(StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN)
            .build();

    private JsonText() {}

    /** What {@link JsonTree} can write, as text. */
    static String of(Object value) throws IOException {
        StringWriter text = new StringWriter();
        try (JsonGenerator out = FACTORY.createGenerator(text)) {
            DefaultIndenter indenter = new DefaultIndenter("  ", "\n");
            out.setPrettyPrinter(new DefaultPrettyPrinter().withObjectIndenter(indenter));
            new JsonTree(out).write(value);
        }
        return text.append('\n').toString();
    }
}
