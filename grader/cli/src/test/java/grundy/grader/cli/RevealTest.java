package grundy.grader.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What a course does not reveal is in no file and not at the terminal. The solution under test never names a move, so that
 * every move that is read anywhere was given away by the grader.
 */
class RevealTest {

    private static final String EVERY_FORMAT = "junit,gradescope,prairielearn,exercism,check50,classroom50,github";

    private static final String NEVER_A_MOVE = """
            import grundy.exercises.*;
            import java.util.*;
            public class Solver implements HeapGameSolver {
                public int grundy(int heap) {
                    return heap % 3;
                }
                public Optional<Move> winningMove(List<Integer> heaps) {
                    System.out.println("asked " + heaps);
                    return Optional.empty();
                }
            }
            """;

    /** All that a level leaves, by file; {@code stdout} is what the terminal showed. */
    private static final Map<String, Map<String, String>> LEFT = new TreeMap<>();

    @BeforeAll
    static void checkAtEachLevel(@TempDir Path folder) throws IOException {
        Path solver = Files.writeString(folder.resolve("Solver.java"), NEVER_A_MOVE);
        for (String level : List.of("none", "position", "explanation", "solution")) {
            Path out = folder.resolve(level);
            CommandRun run = CommandRun.of(
                    "check", solver.toString(), "--out", out.toString(), "--reveal", level, "--format", EVERY_FORMAT);
            assertEquals(1, run.status(), run.err());
            Map<String, String> left = new TreeMap<>(Map.of("stdout", run.out()));
            try (var files = Files.walk(out)) {
                for (Path file : files.filter(Files::isRegularFile).toList()) {
                    left.put(out.relativize(file).toString(), Files.readString(file));
                }
            }
            assertEquals(11, left.size(), () -> left.keySet().toString());
            LEFT.put(level, left);
        }
    }

    @Test
    void marksAreToldAtEveryLevel() {
        LEFT.keySet().forEach(level -> {
            assertTrue(left(level, "report.json").contains("\"failed\" : 618"), level);
            assertTrue(left(level, "stdout").contains("201 of 819 right"), level);
        });
    }

    @Test
    void noneTellsOfWhichKindTheFirstWrongCaseIsAndNoCase() {
        assertNowhere(
                "none",
                "heaps [0-9]",
                "heap [0-9]",
                "g\\([0-9]+\\)(: [ea]| \\()",
                "asked \\[",
                "\"heaps\"",
                "\"expected\" : \"");
        assertTrue(left("none", "stdout").contains("g(n)"));
        assertTrue(left("none", "github/summary.md").contains("1 heap"));
        assertTrue(left("none", "report.json").contains("\"heapCount\" : 1"));
    }

    @Test
    void positionTellsTheCaseAndTheAnswerAndNotWhatIsRight() {
        assertNowhere("position", "\"expected\" : \"", "expected (first|second)", "a winning move", "\"explanation\"");
        assertEverywhere(
                "position", List.of("stdout", "index.html", "github/summary.md", "junit.xml"), "heap 1\\b|g\\(6\\)");
        assertTrue(left("position", "report.json").contains("asked [1]"));
    }

    @Test
    void misconceptionIsToldWithTheExplanation() {
        assertNowhere("none", "guess-mod-three", "never-a-move", "split is missing", "No move is ever");
        assertNowhere("position", "guess-mod-three", "never-a-move", "split is missing", "No move is ever");
        assertEverywhere("explanation", List.of("stdout", "index.html", "report.json"), "split is missing");
    }

    @Test
    void winningMovesAreToldWithTheSolutionAlone() {
        assertNowhere("explanation", "such as heap", "becomes (nothing|[0-9])", "\"leaves\"", "\"kind\" : \"board\"");
        assertEverywhere("explanation", List.of("index.html", "report.json"), "a winning move");
        assertEverywhere("solution", List.of("index.html", "report.json", "junit.xml"), "becomes (nothing|[0-9])");
    }

    private static Map<String, String> atLevel(String level) {
        return Objects.requireNonNull(LEFT.get(level), level);
    }

    private static String left(String level, String file) {
        return Objects.requireNonNull(atLevel(level).get(file), file);
    }

    private static void assertNowhere(String level, String... patterns) {
        atLevel(level).forEach((file, text) -> {
            for (String pattern : patterns) {
                var found = Pattern.compile(pattern).matcher(text);
                assertFalse(found.find(), () -> level + ", " + file + ": " + found.group());
            }
        });
    }

    private static void assertEverywhere(String level, List<String> files, String pattern) {
        for (String file : files) {
            String text = left(level, file);
            assertTrue(Pattern.compile(pattern).matcher(text).find(), level + ", " + file);
        }
    }
}
