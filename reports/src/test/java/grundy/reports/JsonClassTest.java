package grundy.reports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import grundy.grader.result.ClassReport;
import grundy.grader.result.Member;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class JsonClassTest {

    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final String SCHEMA = "class-1.schema.json";

    static Set<String> samples() {
        return SampleClasses.names();
    }

    @ParameterizedTest
    @MethodSource("samples")
    void everySampleFollowsTheSchema(String name) throws IOException {
        assertEquals(Set.of(), Schemas.violations(SCHEMA, json(SampleClasses.named(name))));
    }

    @Test
    void keysOfTheContractComeFirst() throws IOException {
        JsonNode report = json(SampleClasses.three());
        assertEquals(List.of("schema", "tool", "exercise", "seed", "submissions", "notes"), keys(report));
        assertEquals(
                List.of(
                        "id",
                        "name",
                        "status",
                        "score",
                        "maxScore",
                        "report",
                        "members",
                        "checks",
                        "misconceptions",
                        "exercise"),
                keys(report.at("/submissions/1")));
        assertEquals(
                List.of("id", "name", "status", "score", "maxScore", "report", "message", "members", "checks"),
                keys(report.at("/submissions/2")));
    }

    @Test
    void marksHaveOneDecimalAndReportsAreRelativePathsOfPages() throws IOException {
        String text = text(SampleClasses.three());
        assertTrue(text.contains("\"score\" : 100.0,\n"), text);
        assertTrue(text.contains("\"score\" : 53.3,\n"), text);
        JsonNode second = MAPPER.readTree(text).at("/submissions/1");
        assertEquals("reports/102/index.html", second.get("report").asText());
        assertEquals(100, second.get("maxScore").asInt());
        assertEquals(
                MAPPER.readTree(
                        "{\"mutant\":\"sum-of-values\",\"title\":\"Values added instead of XORed to name the winner\",\"agreement\":\"every-case\"}"),
                second.at("/misconceptions/0"));
    }

    @Test
    void faultOfOursIsNeitherAMarkNorAZero() throws IOException {
        JsonNode fault = json(SampleClasses.report(List.of(SampleRows.fault("7", "Ada", "no space left"))))
                .at("/submissions/0");
        assertEquals(List.of("id", "name", "status", "score", "maxScore", "report", "message", "members"), keys(fault));
        assertEquals("grader-fault", fault.get("status").asText());
        assertTrue(fault.get("score").isNull() && fault.get("report").isNull());
        assertEquals(100, fault.get("maxScore").asInt());
        assertEquals("no space left", fault.get("message").asText());
    }

    @Test
    void sameContentAndAbsentPeopleAreNamed() throws IOException {
        var copy = SampleRows.graded("2", List.of("20.0", "40.0", "30.0", "10.0"), List.of(), List.of(), "1");
        JsonNode report =
                json(SampleClasses.report(List.of(SampleRows.row("2", "Ada", copy)), List.of(new Member("9", "Max"))));
        assertEquals("1", report.at("/submissions/0/sameAs").asText());
        assertEquals(MAPPER.readTree("[{\"id\":\"9\",\"name\":\"Max\"}]"), report.get("absent"));
    }

    @Test
    void sameClassGivesTheSameBytes() throws IOException {
        String once = text(SampleClasses.ofSize(30));
        assertEquals(once, text(SampleClasses.ofSize(30)));
        assertFalse(once.contains("\r"));
        assertTrue(once.endsWith("}\n"));
    }

    @Test
    void hostileTextIsCutAndStaysValidUtf8() throws IOException {
        String text = text(HostileSamples.classReport());
        assertEquals(text, new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8));
        assertTrue(text.length() < 100_000, text.length() + " characters");
        assertEquals("=1+1", MAPPER.readTree(text).at("/submissions/1/name").asText(), "JSON is no spreadsheet");
    }

    static Stream<Arguments> damages() {
        Map<String, Consumer<ObjectNode>> damages = Map.ofEntries(
                Map.entry("another schema", r -> r.put("schema", "grundy-grader/class/2")),
                Map.entry("an unknown key", r -> r.put("grade", "A")),
                Map.entry("no seed", r -> r.remove("seed")),
                Map.entry("a row's unknown key", r -> row(r, 0).put("grade", "A")),
                Map.entry("unknown status", r -> row(r, 0).put("status", "fine")),
                Map.entry("no id", r -> row(r, 0).put("id", "")),
                Map.entry("score as text", r -> row(r, 0).put("score", "1")),
                Map.entry("graded without a score", r -> row(r, 0).putNull("score")),
                Map.entry("graded without a report", r -> row(r, 0).putNull("report")),
                Map.entry("report that is no page", r -> row(r, 0).put("report", "reports/101")),
                Map.entry("message although graded", r -> row(r, 0).put("message", "hello")),
                Map.entry("no message although not graded", r -> row(r, 2).remove("message")),
                Map.entry("no score at all", r -> row(r, 0).remove("score")),
                Map.entry("nobody", r -> row(r, 0).putArray("members")),
                Map.entry("a fault with a mark", r -> row(r, 2).put("status", "grader-fault")),
                Map.entry("unknown result of a check", r -> ((ObjectNode) r.at("/submissions/0/checks/0"))
                        .put("status", "skipped")),
                Map.entry("unknown agreement", r -> ((ObjectNode) r.at("/submissions/1/misconceptions/0"))
                        .put("agreement", "some")));
        return damages.entrySet().stream().map(e -> Arguments.of(e.getKey(), e.getValue()));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("damages")
    void schemaRejects(String what, Consumer<ObjectNode> damage) throws IOException {
        ObjectNode report = (ObjectNode) json(SampleClasses.three());
        damage.accept(report);
        assertNotEquals(Set.of(), Schemas.violations(SCHEMA, report), what);
    }

    private static ObjectNode row(ObjectNode report, int place) {
        return (ObjectNode) report.get("submissions").get(place);
    }

    private static JsonNode json(ClassReport report) throws IOException {
        return MAPPER.readTree(text(report));
    }

    private static String text(ClassReport report) throws IOException {
        StringWriter text = new StringWriter();
        new JsonClass("1.0.0").write(report, text);
        return text.toString();
    }

    private static List<String> keys(JsonNode object) {
        List<String> keys = new ArrayList<>();
        object.fieldNames().forEachRemaining(keys::add);
        return keys;
    }
}
