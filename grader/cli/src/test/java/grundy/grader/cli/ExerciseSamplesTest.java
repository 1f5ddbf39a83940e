package grundy.grader.cli;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import grundy.catalogue.Catalogue;
import grundy.catalogue.Exercise;
import grundy.catalogue.Mutant;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * The samples of all exercises but the first, as one class of many exercises: each gets the verdict that it is filed under. A
 * wrong one that bears the id of a known mistake is told that mistake.
 */
class ExerciseSamplesTest {

    private static final Path SAMPLES = Path.of("../../exercises/samples");
    private static final Catalogue CATALOGUE = Catalogue.load();

    @TempDir
    private static Path temp;

    private static final Map<String, Sample> CLASS = new TreeMap<>();
    private static JsonNode results;

    @BeforeAll
    static void gradeAllAtOnce() throws IOException {
        Path handedIn = temp.resolve("handed in");
        for (Sample sample : samples()) {
            CLASS.put(sample.id(), sample);
            copy(sample.folder(), handedIn.resolve(sample.id()));
        }
        Path out = temp.resolve("results");
        var run = CommandRun.of("grade", handedIn.toString(), "--out", out.toString());
        assertEquals(0, run.status(), run.err());
        results = json(out.resolve("class.json"));
    }

    @Test
    void everyExerciseHasSomeThatPassAndSomeThatDoNot() {
        var without = CATALOGUE.exercises().stream()
                .map(Exercise::id)
                .filter(id -> !id.equals(SamplesTest.EXERCISE))
                .filter(id -> !verdictsOf(id).containsAll(List.of("passed", "wrong-answer")))
                .toList();
        assertEquals(List.of(), without);
    }

    private static List<String> verdictsOf(String exercise) {
        return CLASS.values().stream()
                .filter(sample -> sample.exercise().equals(exercise))
                .map(Sample::verdict)
                .toList();
    }

    @Test
    void allOfThemAreInTheClass() {
        assertEquals(CLASS.size(), results.get("submissions").size());
    }

    @TestFactory
    Stream<DynamicTest> getsTheVerdictItIsFiledUnder() {
        return CLASS.values().stream().map(sample -> DynamicTest.dynamicTest(sample.id(), () -> judged(sample)));
    }

    private static void judged(Sample sample) throws IOException {
        JsonNode report =
                json(temp.resolve("results/reports").resolve(sample.id()).resolve("report.json"));
        boolean full = report.get("score").asDouble() == report.get("maxScore").asDouble();
        assertAll(
                () -> assertEquals(sample.exercise(), report.get("exercise").asText()),
                () -> assertEquals("graded", report.get("status").asText()),
                () -> assertEquals(sample.verdict().equals("passed"), full, report.get("score")::asText));
        if (sample.isKnownMistake()) {
            List<String> named = new ArrayList<>();
            report.get("diagnosis")
                    .forEach(diagnosis -> named.add(diagnosis.get("mutant").asText()));
            assertTrue(named.contains(sample.name()), () -> "named " + named);
        }
    }

    private static List<Sample> samples() throws IOException {
        try (Stream<Path> folders = Files.find(SAMPLES, 3, (path, a) -> Files.isDirectory(path))) {
            return folders.filter(path -> SAMPLES.relativize(path).getNameCount() == 3)
                    .map(Sample::of)
                    .filter(sample -> !sample.exercise().equals(SamplesTest.EXERCISE))
                    .filter(sample -> CATALOGUE.find(sample.exercise()).isPresent())
                    .toList();
        }
    }

    private static void copy(Path from, Path to) {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : (Iterable<Path>) files::iterator) {
                Path target = to.resolve(from.relativize(file).toString());
                Files.createDirectories(Files.isDirectory(file) ? target : target.getParent());
                if (Files.isRegularFile(file)) {
                    Files.copy(file, target);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static JsonNode json(Path file) throws IOException {
        return new ObjectMapper().readTree(file.toFile());
    }

    private record Sample(Path folder, String exercise, String verdict, String name) {

        static Sample of(Path folder) {
            Path path = SAMPLES.relativize(folder);
            return new Sample(
                    folder,
                    path.getName(0).toString(),
                    path.getName(1).toString(),
                    path.getName(2).toString());
        }

        String id() {
            return exercise + "." + verdict + "." + name;
        }

        boolean isKnownMistake() {
            return CATALOGUE.find(exercise).stream()
                    .map(Exercise::mutants)
                    .flatMap(Collection::stream)
                    .map(Mutant::id)
                    .anyMatch(name::equals);
        }
    }
}
