package grundy.reports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import grundy.grader.result.Report;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds for every sample in every format of a platform. */
class PlatformShapesTest {

    static Stream<Arguments> jsonSamples() {
        return Rendered.JSON.stream()
                .flatMap(format -> SampleReports.names().stream().map(name -> Arguments.of(format, name)));
    }

    static Stream<Arguments> allSamples() {
        Stream<Arguments> texts = Stream.of("annotations", "summary", "junit")
                .flatMap(format -> SampleReports.names().stream().map(name -> Arguments.of(format, name)));
        return Stream.concat(jsonSamples(), texts);
    }

    @ParameterizedTest
    @MethodSource("jsonSamples")
    void everySampleHasItsPlatformsShape(String format, String name) {
        JsonNode json = Rendered.json(format, SampleReports.named(name));
        assertEquals(Set.of(), Rendered.faults(format, json));
    }

    @ParameterizedTest
    @MethodSource("allSamples")
    void everySampleIsSmallVisibleUtf8(String format, String name) {
        String text = Rendered.text(format, SampleReports.named(name));
        byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
        assertEquals(text, new String(utf8, StandardCharsets.UTF_8), "no half of a surrogate pair");
        assertTrue(utf8.length < 300_000, utf8.length + " bytes");
        assertTrue(text.endsWith("\n"));
        if (!format.equals("junit")) {
            assertFalse(text.contains("\u202E"), "text would run backwards");
            assertFalse(text.chars().anyMatch(c -> c < ' ' && c != '\n'), "control characters");
        }
    }

    @ParameterizedTest
    @MethodSource("allSamples")
    void theSameReportGivesTheSameText(String format, String name) {
        Report report = SampleReports.named(name);
        String text = Rendered.text(format, report);
        assertEquals(text, Rendered.text(format, report));
        boolean timed = Set.of("gradescope", "junit").contains(format);
        assertEquals(
                !timed, text.equals(Rendered.text(format, SampleParts.slower(report))), "time may differ only there");
    }

    @ParameterizedTest
    @MethodSource("allFormats")
    void hundredMismatchesInEachCheckStaySmall(String format) {
        String text = Rendered.text(format, SampleReports.full());
        assertTrue(text.getBytes(StandardCharsets.UTF_8).length < 100_000, text.length() + " characters");
        assertTrue(text.contains("heaps 1 1"), "the smallest counterexample is there");
    }

    static Stream<String> allFormats() {
        return Stream.of(
                "gradescope", "prairielearn", "exercism", "check50", "classroom50", "annotations", "summary", "junit");
    }

    @ParameterizedTest(name = "{0}: {1}")
    @MethodSource("broken")
    void shapesReject(String format, String what, Consumer<ObjectNode> damage) {
        JsonNode json = Rendered.json(format, SampleReports.sumForXor());
        assertEquals(Set.of(), Rendered.faults(format, json));
        damage.accept((ObjectNode) json);
        assertNotEquals(Set.of(), Rendered.faults(format, json), what);
    }

    static Stream<Arguments> broken() {
        return Stream.of(
                broken("gradescope", "milliseconds", json -> json.put("execution_time", 812_000)),
                broken("gradescope", "unknown visibility", json -> json.put("visibility", "public")),
                broken("gradescope", "a test that is skipped", json -> test(json, 0)
                        .put("status", "skipped")),
                broken("prairielearn", "a mark of 52.8", json -> json.put("score", 52.8)),
                broken("prairielearn", "not gradable without a reason", json -> json.put("gradable", false)),
                broken("exercism", "a message though not an error", json -> json.put("message", "oh")),
                broken("exercism", "an error without a message", json -> json.put("status", "error")),
                broken("exercism", "501 characters", json -> test(json, 0).put("output", "x".repeat(501))),
                broken("check50", "passed with a cause", json -> result(json, 2).put("passed", true)),
                broken("check50", "failed without a cause", json -> result(json, 2)
                        .putNull("cause")),
                broken("classroom50", "a broken number", json -> json.put("score", 52.8)),
                broken("classroom50", "another schema", json -> json.put("schema", "classroom50/result/v2")));
    }

    private static Arguments broken(String format, String what, Consumer<ObjectNode> damage) {
        return Arguments.of(format, what, damage);
    }

    private static ObjectNode test(ObjectNode json, int index) {
        return (ObjectNode) json.get("tests").get(index);
    }

    private static ObjectNode result(ObjectNode json, int index) {
        return (ObjectNode) json.get("results").get(index);
    }
}
