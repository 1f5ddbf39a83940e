package grundy.grader.cli;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;

/**
 * A class of hostile students after it was graded, and what can be asked about it.
 *
 * @param students the class
 * @param untouchables as they were before
 * @param secret was in the grader's environment
 * @param grader the grader's process
 */
record HostileRun(HostileClass students, Map<String, String> untouchables, String secret, GraderProcess grader) {

    private static final long LARGEST_REPORT = 4 << 20;

    /**
     * Grades a class.
     *
     * @param root an empty folder
     * @param port one that the samples try to reach
     * @param before a command that runs the grader, or nothing
     * @param options of the grader
     */
    static HostileRun of(Path root, List<HostileSample> samples, int port, List<String> before, String... options)
            throws IOException, InterruptedException {
        var students = HostileClass.in(root, samples, port);
        var untouchables = students.untouchables();
        String secret = "secret-" + UUID.randomUUID();
        return new HostileRun(students, untouchables, secret, GraderProcess.grade(students, before, secret, options));
    }

    void assertMark(HostileSample sample, String tier) throws IOException {
        JsonNode report = report(sample.id());
        double score = report.get("score").asDouble();
        assertAll(
                sample.id(),
                () -> assertEquals(tier, report.get("sandbox").asText()),
                () -> assertEquals(sample.status(), report.get("status").asText(), report::toPrettyString),
                () -> assertTrue(
                        sample.least() <= score && score <= sample.most(),
                        () -> "the mark is " + score + ": " + report.get("checks")));
        if (tier.equals("bubblewrap")) {
            sample.says()
                    .forEach(words -> assertTrue(
                            report.toString().contains(words), () -> sample + ": '" + words + "' in " + report));
        }
    }

    void assertInnocentPassed(HostileSample sample) throws IOException {
        JsonNode report = report(HostileClass.innocent(sample));
        assertEquals(100.0, report.get("score").asDouble(), report::toPrettyString);
    }

    void assertEnded() {
        assertEquals(0, grader.status(), grader.out());
    }

    void assertNothingChanged() throws IOException {
        assertEquals(untouchables, students.untouchables());
    }

    void assertNothingLeft() throws IOException {
        assertEquals(List.of(), grader.left());
        try (Stream<Path> files = Files.list(students.temporary())) {
            assertEquals(List.of(), files.toList(), "temporary files");
        }
    }

    boolean tells(String secret) throws IOException {
        for (Path file : filesOfTheReport()) {
            if (Files.readString(file, StandardCharsets.ISO_8859_1).contains(secret)) {
                return true;
            }
        }
        return grader.out().contains(secret);
    }

    void assertReportsAreSafe() throws IOException {
        for (Path file : filesOfTheReport()) {
            String text = Files.readString(file, StandardCharsets.ISO_8859_1);
            assertTrue(text.length() <= LARGEST_REPORT, () -> file + " has " + text.length() + " bytes");
            assertFalse(text.indexOf('\u001b') >= 0, () -> file + " drives a terminal");
            if (file.toString().endsWith(".html")) {
                assertFalse(text.contains("<script>document"), () -> file + " runs a student's script");
                assertFalse(text.contains("<img src=x"), () -> file + " holds a student's markup");
            }
        }
    }

    JsonNode report(String id) throws IOException {
        Path file = students.report().resolve("reports").resolve(id).resolve("report.json");
        return JsonMapper.builder().build().readTree(file.toFile());
    }

    private List<Path> filesOfTheReport() throws IOException {
        try (Stream<Path> all = Files.walk(students.report())) {
            return all.filter(Files::isRegularFile).toList();
        }
    }
}
