package grundy.reports;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import com.networknt.schema.ValidationMessage;
import grundy.grader.result.Report;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** One report in the formats of platforms. */
final class Rendered {

    /** The formats that are JSON, by their words. */
    static final Set<String> JSON =
            new TreeSet<>(Set.of("gradescope", "prairielearn", "exercism", "check50", "classroom50"));

    private static final ObjectMapper MAPPER = new ObjectMapper();

    private Rendered() {}

    static String text(String format, Report report) {
        try {
            return switch (format) {
                case "gradescope" -> new GradescopeResults().render(report);
                case "prairielearn" -> new PrairieLearnResults().render(report);
                case "exercism" -> new ExercismResults().render(report);
                case "check50" -> new Check50Results().render(report);
                case "classroom50" -> new Classroom50Result().render(report);
                case "annotations" -> new GitHubAnnotations().render(report);
                case "summary" -> new GitHubSummary().render(report);
                case "junit" -> new JUnitXml().render(report);
                default -> throw new IllegalArgumentException(format);
            };
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static JsonNode json(String format, Report report) {
        return parse(text(format, report));
    }

    static JsonNode parse(String text) {
        try {
            return MAPPER.readTree(text);
        } catch (IOException e) {
            throw new UncheckedIOException(text, e);
        }
    }

    /** What a format's schema has against it. */
    static Set<String> faults(String format, JsonNode json) {
        try (InputStream schema = Rendered.class.getResourceAsStream(format + ".schema.json")) {
            return JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
                    .getSchema(Objects.requireNonNull(schema))
                    .validate(json)
                    .stream()
                    .map(ValidationMessage::getMessage)
                    .collect(Collectors.toSet());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
