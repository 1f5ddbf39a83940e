package grundy.reports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.ValidationMessage;
import grundy.grader.result.Report;
import java.io.IOException;
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

class JsonReportTest {

    private static final ObjectMapper MAPPER = new ObjectMapper();

    static Set<String> samples() {
        return SampleReports.names();
    }

    @ParameterizedTest
    @MethodSource("samples")
    void everySampleFollowsTheSchema(String name) throws IOException {
        JsonNode report = json(SampleReports.named(name));
        assertEquals(Set.of(), validate(report));
    }

    @Test
    void keysComeInTheOrderOfTheContractAndTimingLast() throws IOException {
        JsonNode report = json(SampleReports.sumForXor());
        assertEquals(
                List.of(
                        "schema",
                        "tool",
                        "exercise",
                        "seed",
                        "sandbox",
                        "submission",
                        "status",
                        "score",
                        "maxScore",
                        "checks",
                        "diagnosis",
                        "notes",
                        "details",
                        "sandboxNotes",
                        "exhibits",
                        "output",
                        "timing"),
                keys(report));
        JsonNode winners = report.get("checks").get(1);
        assertEquals(
                List.of("id", "title", "weight", "score", "status", "cases", "failed", "mismatches", "notRun"),
                keys(winners));
        assertEquals(
                List.of("case", "kind", "expected", "actual", "explanation"),
                keys(winners.get("mismatches").get(0)));
        assertEquals(
                List.of(
                        "mutant",
                        "title",
                        "explains",
                        "of",
                        "contradicts",
                        "agreement",
                        "compared",
                        "free",
                        "faults",
                        "alike"),
                keys(report.at("/diagnosis/0")));
    }

    @Test
    void messageStandsAfterStatusAndOnlyWhereNothingWasGraded() throws IOException {
        List<String> keys = keys(json(SampleReports.compileError()));
        assertEquals(keys.indexOf("status") + 1, keys.indexOf("message"));
        assertFalse(json(SampleReports.right()).has("message"));
    }

    @Test
    void wordsAndNumbersAreTheContracts() throws IOException {
        String text = new JsonReport("1.0.0").render(SampleReports.sumForXor());
        assertTrue(text.contains("\"score\" : 52.8,\n"), "one decimal");
        assertTrue(text.contains("\"maxScore\" : 100,\n"));
        assertTrue(text.contains("\"score\" : 2.8,\n"));
        assertTrue(text.contains("\"status\" : \"failed\""));
        assertEquals(
                "not-run",
                json(SampleReports.endlessLoop()).at("/checks/1/status").asText());
        assertEquals(
                "compile-error",
                json(SampleReports.compileError()).get("status").asText());
    }

    @Test
    void mismatchHoldsTheCaseAndItsWholeExplanation() throws IOException {
        JsonNode first = json(SampleReports.sumForXor()).at("/checks/1/mismatches/0");
        assertEquals(MAPPER.readTree("{\"heaps\":[1,1]}"), first.get("case"));
        assertEquals("sum", first.at("/explanation/kind").asText());
        assertEquals("1", first.at("/explanation/heaps/1/bits").asText());
        assertEquals(-1, first.at("/explanation/decidingBit").asInt());
        assertEquals(2, first.at("/explanation/valueSum").asInt());
        assertEquals(
                100, json(SampleReports.sumForXor()).at("/checks/1/mismatches").size());
    }

    @Test
    void traceAndLargerCaseAreThereWhereTheyAre() throws IOException {
        JsonNode thrown = json(SampleReports.exceptions()).at("/checks/1/mismatches/0");
        assertEquals(
                "student.Solver.option(Solver.java:31)", thrown.at("/trace/0").asText());
        JsonNode shrunk = json(SampleReports.sumForXor()).at("/checks/3/mismatches/0");
        assertEquals(102, shrunk.at("/shrunkFrom/heaps/0").asInt());
    }

    @Test
    void hostileTextStaysValidUtf8AndIsCut() throws IOException {
        String text = new JsonReport("1.0.0").render(HostileSamples.report());
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        assertEquals(text, new String(bytes, StandardCharsets.UTF_8), "no lone surrogate is left");
        JsonNode report = MAPPER.readTree(bytes);
        String name = report.at("/submission/name").asText();
        assertTrue(name.contains("nul:\0 esc:\u001B[31m"), "JSON can hold control characters");
        assertTrue(name.contains("\uD83D\uDE00 \uFFFD nul"), "emoji kept, half of one replaced");
        assertTrue(report.get("message").asText().endsWith("characters in all)"));
        assertTrue(bytes.length < 250_000, bytes.length + " bytes");
    }

    @Test
    void sameReportGivesTheSameBytesApartFromTiming() throws IOException {
        String once = new JsonReport("1.0.0").render(SampleReports.tableError());
        assertEquals(once, new JsonReport("1.0.0").render(SampleReports.tableError()));
        assertFalse(once.contains("\r"));
        assertTrue(once.endsWith("}\n"));
    }

    static Stream<Arguments> damages() {
        Map<String, Consumer<ObjectNode>> damages = Map.ofEntries(
                Map.entry("another schema", r -> r.put("schema", "grundy-grader/report/2")),
                Map.entry("unknown status", r -> r.put("status", "fine")),
                Map.entry("unknown sandbox", r -> r.put("sandbox", "docker")),
                Map.entry("no seed", r -> r.remove("seed")),
                Map.entry("an unknown key", r -> r.put("grade", "A")),
                Map.entry("score as text", r -> r.put("score", "52.8")),
                Map.entry("message although graded", r -> r.put("message", "hello")),
                Map.entry("no message although not graded", r -> r.put("status", "crashed")),
                Map.entry("unknown kind of submission", r -> ((ObjectNode) r.get("submission")).put("kind", "zip")),
                Map.entry("unknown result of a check", r -> check(r).put("status", "skipped")),
                Map.entry("check without a case", r -> check(r).put("cases", 0)),
                Map.entry("unknown kind of mismatch", r -> mismatch(r).put("kind", "bad")),
                Map.entry("mismatch without its case", r -> mismatch(r).remove("case")),
                Map.entry("too many mismatches", r -> mismatches(r)
                        .add(mismatch(r).deepCopy())),
                Map.entry("negative count", r -> ((ObjectNode) r.at("/diagnosis/0")).put("explains", -1)),
                Map.entry("timing as text", r -> ((ObjectNode) r.get("timing")).put("totalMillis", "1")));
        return damages.entrySet().stream().map(e -> Arguments.of(e.getKey(), e.getValue()));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("damages")
    void schemaRejects(String what, Consumer<ObjectNode> damage) throws IOException {
        ObjectNode report = (ObjectNode) json(SampleReports.sumForXor());
        damage.accept(report);
        assertNotEquals(Set.of(), validate(report), what);
    }

    private static ObjectNode check(ObjectNode report) {
        return (ObjectNode) report.at("/checks/1");
    }

    private static ArrayNode mismatches(ObjectNode report) {
        return (ArrayNode) check(report).get("mismatches");
    }

    private static ObjectNode mismatch(ObjectNode report) {
        return (ObjectNode) mismatches(report).get(0);
    }

    private static JsonNode json(Report report) throws IOException {
        return MAPPER.readTree(new JsonReport("1.0.0").render(report));
    }

    private static List<String> keys(JsonNode object) {
        List<String> keys = new ArrayList<>();
        object.fieldNames().forEachRemaining(keys::add);
        return keys;
    }

    private static Set<ValidationMessage> validate(JsonNode report) throws IOException {
        return Schemas.violations("report-1.schema.json", report);
    }
}
