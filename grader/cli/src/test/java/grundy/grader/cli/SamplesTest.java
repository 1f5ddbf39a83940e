package grundy.grader.cli;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import grundy.reports.ReportFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every sample, through the real command: it must get the verdict that it is filed under. */
class SamplesTest {

    static final String EXERCISE = "take-and-split";

    private static final Path SAMPLES = Path.of("../../exercises/samples").resolve(EXERCISE);

    private static final JsonSchema SCHEMA = JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
            .getSchema(ReportFiles.class.getResourceAsStream("report-1.schema.json"));

    @TempDir
    private static Path temp;

    /** What a check of a sample tells, it tells all tests: a program is started a thousand times for it. */
    private static final Map<String, Checked> CHECKED = new HashMap<>();

    static List<String> samples() throws IOException {
        var found = new ArrayList<String>();
        try (Stream<Path> verdicts = Files.list(SAMPLES)) {
            for (Path verdict : verdicts.sorted().toList()) {
                try (Stream<Path> samples = Files.list(verdict)) {
                    samples.sorted().forEach(s -> found.add(verdict.getFileName() + "/" + s.getFileName()));
                }
            }
        }
        return found;
    }

    @Test
    void thereAreSamplesOfEachVerdict() throws IOException {
        assertTrue(samples().size() >= 8, samples().toString());
        assertEquals(
                List.of("compile-error", "passed", "wrong-answer"),
                samples().stream()
                        .map(s -> s.substring(0, s.indexOf('/')))
                        .distinct()
                        .toList());
    }

    @ParameterizedTest
    @MethodSource("samples")
    void getsTheVerdictItIsFiledUnder(String sample) throws IOException {
        assumeInstalled(sample);
        var result = check(sample);
        String verdict = sample.substring(0, sample.indexOf('/'));
        assertAll(
                () -> assertEquals(
                        verdict.equals("passed") ? 0 : 1,
                        result.run().status(),
                        result.run().err()),
                () -> assertEquals(
                        verdict.equals("compile-error") ? "compile-error" : "graded",
                        result.json().get("status").asText()),
                () -> assertEquals(
                        verdict.equals("passed"), result.json().get("score").asDouble() == 100.0),
                () -> assertEquals("", result.run().err()),
                () -> assertEquals(Set.of(), SCHEMA.validate(result.json())));
        if (sample.startsWith("wrong-answer/sum-for-xor")) {
            assertAddingIsNamedWithTheFamilyThatCannotBeToldApart(result.json());
        }
    }

    private static void assumeInstalled(String sample) {
        Map.of("-cpp", "g++", "-python", "python3").forEach((ending, program) -> {
            if (sample.endsWith(ending)) {
                Path installed = Path.of("/usr/bin").resolve(program);
                assumeTrue(Files.isExecutable(installed), () -> program + " is not installed");
            }
        });
    }

    @Test
    void theRightSampleGetsEverything() throws IOException {
        var json = check("passed/right").json();
        assertEquals(List.of("20.0", "40.0", "30.0", "10.0"), scores(json));
        assertTrue(json.get("diagnosis").isEmpty());
    }

    private static void assertAddingIsNamedWithTheFamilyThatCannotBeToldApart(JsonNode json) {
        // 14 of the 201 lost positions are right: 40 x 14 / 201 = 2.79
        assertEquals(List.of("20.0", "2.8", "30.0"), scores(json).subList(0, 3));
        assertEquals(187, json.at("/checks/1/failed").asInt());
        assertEquals("[1,1]", json.at("/checks/1/mismatches/0/case/heaps").toString());
        assertEquals(List.of("sum-of-values", "max-of-values", "or-of-values"), mutants(json));
        assertEquals(187, json.at("/diagnosis/0/explains").asInt());
        assertEquals(187, json.at("/diagnosis/0/of").asInt());
        assertEquals(0, json.at("/diagnosis/0/contradicts").asInt());
    }

    @Test
    void theMisconceptionOfEachWrongSampleIsNamed() throws IOException {
        assertTrue(mutants(check("wrong-answer/split-forgotten").json()).contains("split-forgotten"));
        assertEquals(
                List.of("larger-target"),
                mutants(check("wrong-answer/larger-target").json()));
        assertEquals(
                List.of("zero-piece-kept"),
                mutants(check("wrong-answer/zero-piece-kept").json()));
    }

    @Test
    void thePageExplainsFourAndFour() throws IOException {
        var result = check("wrong-answer/sum-for-xor");
        String page = Files.readString(result.folder().resolve("index.html"));
        assertAll(
                () -> assertTrue(page.contains("Heaps 4 and 4"), "the story"),
                () -> assertTrue(page.contains("heaps 4 4"), "the mismatch"),
                () -> assertFalse(page.contains("<script src"), "no script from elsewhere"),
                () -> assertFalse(page.matches("(?s).*(src|href)=\"(https?:)?//.*"), "no network"));
    }

    @Test
    void twoRunsDifferInTheirTimingOnly() throws IOException {
        var first = check("wrong-answer/split-forgotten").json().<ObjectNode>deepCopy();
        var second = checkAnew("wrong-answer/split-forgotten").json().<ObjectNode>deepCopy();
        first.remove("timing");
        second.remove("timing");
        assertEquals(first, second);
    }

    private static Checked check(String sample) throws IOException {
        if (!CHECKED.containsKey(sample)) {
            CHECKED.put(sample, checkAnew(sample));
        }
        return CHECKED.get(sample);
    }

    private static Checked checkAnew(String sample) throws IOException {
        Path folder = Files.createTempDirectory(temp, "out ");
        var run = CommandRun.of(
                "check",
                SAMPLES.resolve(sample).toString(),
                "--out",
                folder.toString(),
                "--call-limit",
                "1",
                "--sandbox",
                sandbox(sample));
        return new Checked(
                run,
                folder,
                JsonMapper.builder()
                        .build()
                        .readTree(folder.resolve("report.json").toFile()));
    }

    /** A thousand walls cost more than a thousand runs. One program has them; the others show what programs answer. */
    private static String sandbox(String sample) {
        boolean program = sample.endsWith("-cpp") || sample.endsWith("-python");
        return program && !sample.equals("passed/right-cpp") ? "none" : "auto";
    }

    private record Checked(CommandRun run, Path folder, JsonNode json) {}

    private static List<String> scores(JsonNode json) {
        var scores = new ArrayList<String>();
        json.get("checks").forEach(c -> scores.add(c.get("score").asText()));
        return scores;
    }

    private static List<String> mutants(JsonNode json) {
        var ids = new ArrayList<String>();
        json.get("diagnosis").forEach(d -> ids.add(d.get("mutant").asText()));
        return ids;
    }
}
