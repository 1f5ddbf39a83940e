package grundy.grader.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import grundy.grader.exercisefile.ExerciseFile;
import grundy.grader.exercisefile.ExerciseFileException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Thousands of files that are games, or nearly: the schema and the reader think the same of each. Single quotes stand for double ones. */
class SchemaOfGamesTest {

    private static final int FILES = 4_000;

    /** What a schema cannot say: that numbers fit together, and that the rule leaves something to ask within them. */
    private static final Pattern TOGETHER =
            Pattern.compile("\\$(\\.limits(\\.valuesTo|\\.searchedSize)?: (?!is |there ).*|\\.rule: every heap .*"
                    + "|\\.weights: the weights of the four checks add up to .*|: (?!is ).*)");

    private static final List<String> KEYS =
            List.of("$schema", "id", "title", "text", "rule", "limits", "weights", "Title");
    private static final List<String> LIMITS =
            List.of("tableTo", "valuesTo", "searchedHeaps", "searchedSize", "largeSums", "largeHeaps", "depth");
    private static final List<String> WEIGHTS = List.of("table", "winners", "moves", "large", "x");

    private static final List<String> ODD = List.of(
            "null", "true", "5", "-1", "1.5", "30.0", "3e1", "1e400", "'x'", "''", "[]", "{}", "[[1]]", "{'a': 1}");
    private static final List<String> NUMBERS = List.of(
            "0", "1", "2", "3", "7", "10", "10.0", "20", "30", "36", "40", "97", "98", "100", "200", "2000", "2001");
    private static final List<String> TEXTS = List.of(
            "'T'",
            "' T '",
            "'a\\nb'",
            "'a\\tb'",
            "'\\u00a0'",
            "'\\u3000'",
            "'\\u200b'",
            "'\\ufeff'",
            "'\\u0000'",
            "'\\u007f'",
            "'\\u0085'",
            "'\\u2028'",
            "'\\u202e'",
            "'\\u2066x'",
            "'a\\u00adb'",
            "'\\ue000'",
            "'" + "😀".repeat(100) + "'",
            "'" + "😀".repeat(101) + "'",
            "'" + "x".repeat(101) + "'",
            "'<b>{0} ${x} *T*'");
    private static final List<String> IDS = List.of("'a'", "'a-1'", "'a--b'", "'-a'", "'A'", "' a'", "'a/b'", "'é'");
    private static final List<String> RULES = List.of(
            "'0.137'",
            "'0.3'",
            "'4.3'",
            "'C.0'",
            "'1.3'",
            "'0.'",
            "'0.３'",
            "'0." + "7".repeat(100) + "'",
            "'0." + "7".repeat(101) + "'",
            "{'subtract': 'all'}",
            "{'subtract': 'odd'}",
            "{'subtract': [1, 2]}",
            "{'subtract': [1.0, 2]}",
            "{'subtract': [1, 1]}",
            "{'subtract': [0]}",
            "{'subtract': [2001]}",
            "{'subtract': ['1']}",
            "{'split': 'unequal'}",
            "{'split': 'unequal', 'subtract': [1]}");

    @TempDir
    private Path folder;

    private final ObjectMapper mapper = new ObjectMapper();
    private final Random random = new Random(5);

    @Test
    void schemaAndReaderAgree() throws Exception {
        JsonSchema schema = schema();
        int games = 0;
        for (int i = 0; i < FILES; i++) {
            String json = file();
            boolean allowed = schema.validate(mapper.readTree(json)).isEmpty();
            Optional<String> refusal = refusal(json);
            games += refusal.isEmpty() ? 1 : 0;
            // Only the first fault is told: behind one that no schema can see there may be others.
            if (refusal.filter(told -> TOGETHER.matcher(told).matches()).isEmpty()) {
                assertEquals(allowed, refusal.isEmpty(), () -> json + ": " + refusal);
            }
        }
        assertTrue(games > FILES / 10 && games < FILES / 2, games + " of them are games");
    }

    private static JsonSchema schema() throws IOException {
        return JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
                .getSchema(Files.readString(Path.of("../../docs/exercise-1.schema.json")));
    }

    private Optional<String> refusal(String json) throws IOException {
        Path file = Files.writeString(folder.resolve(ExerciseFile.NAME), json);
        try {
            ExerciseFile.read(file);
            return Optional.empty();
        } catch (ExerciseFileException e) {
            assertEquals(1, e.line().lines().count(), e.line());
            return Optional.of(e.line().substring(file.toString().length() + 2));
        }
    }

    /** A game to which a few things were done. */
    private String file() throws IOException {
        var file = (ObjectNode) mapper.readTree("{\"id\": \"g\", \"title\": \"T\", \"rule\": \"0.137\"}");
        int changes = random.nextInt(4);
        for (int i = 0; i < changes; i++) {
            String key = any(KEYS);
            if (random.nextInt(20) == 0) {
                file.remove(key);
            } else {
                file.set(key, mapper.readTree((random.nextInt(8) == 0 ? any(ODD) : value(key)).replace('\'', '"')));
            }
        }
        return mapper.writeValueAsString(file);
    }

    private String value(String key) {
        return switch (key) {
            case "id" -> any(IDS);
            case "rule" -> any(RULES);
            case "limits" -> object(LIMITS);
            case "weights" -> random.nextBoolean() ? "{'table': 10, 'winners': 50}" : object(WEIGHTS);
            default -> any(TEXTS);
        };
    }

    private String object(List<String> keys) {
        return "{'" + any(keys) + "': " + (random.nextInt(6) == 0 ? any(ODD) : any(NUMBERS)) + "}";
    }

    private String any(List<String> values) {
        return values.get(random.nextInt(values.size()));
    }
}
