package grundy.reports;

import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import com.networknt.schema.ValidationMessage;
import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;
import java.util.Set;

/** The published schemas, as a validator reads them. */
final class Schemas {

    private Schemas() {}

    /** What is wrong with the value; empty where it follows the schema. */
    static Set<ValidationMessage> violations(String schema, JsonNode value) throws IOException {
        try (InputStream text = Objects.requireNonNull(JsonReport.class.getResourceAsStream(schema))) {
            return JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
                    .getSchema(text)
                    .validate(value);
        }
    }
}
