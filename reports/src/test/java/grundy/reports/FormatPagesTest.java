package grundy.reports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What docs/formats.md and docs/ci.md say, against the formats; and their scripts, against a stand-in for the grader. */
class FormatPagesTest {

    private static final Path FORMATS = Path.of("../docs/formats.md");
    private static final Path CI = Path.of("../docs/ci.md");

    @TempDir
    Path folder;

    @Test
    void everyFormatIsListedWithItsFilesAndWhatItIsAbout() throws IOException {
        List<String> rows = new ArrayList<>();
        var row = Pattern.compile("(?m)^\\| `([a-z0-9]+)` \\| (.*?) \\| (.*?) \\|")
                .matcher(Files.readString(FORMATS));
        while (row.find() && rows.size() < Format.values().length) {
            rows.add(row.group(1) + " " + row.group(3));
        }
        assertEquals(
                Arrays.stream(Format.values())
                        .map(f -> f.word() + " " + about(f))
                        .toList(),
                rows);
    }

    private static String about(Format format) {
        String submission = format.forSubmission() ? "a submission" : "";
        String both = format.forSubmission() && format.forClass() ? ", " : "";
        return submission + both + (format.forClass() ? "a class" : "");
    }

    @Test
    void theFilesThatAreWrittenAreThoseOfThePage() throws IOException {
        Set<Format> all = Set.of(Format.values());
        new ReportFiles(Optional.empty(), Language.english(), "1.0.0").write(SampleReports.sumForXor(), folder, all);
        new ClassFiles(Optional.empty(), Language.english(), "1.0.0").write(SampleClass.report(), folder, all);
        Set<String> documented = new TreeSet<>(Set.of("index.html", "report.json", "class.json"));
        var row = Pattern.compile("(?m)^\\| `[a-z0-9]+` \\| (`.*?) \\| a ").matcher(Files.readString(FORMATS));
        while (row.find()) {
            documented.addAll(Arrays.asList(row.group(1).replace("`", "").split(", ")));
        }
        try (var files = Files.walk(folder)) {
            assertEquals(
                    documented,
                    new TreeSet<>(files.filter(Files::isRegularFile)
                            .map(f -> folder.relativize(f).toString().replace('\\', '/'))
                            .toList()));
        }
    }

    @Test
    void everyWordAfterFormatExists() throws IOException {
        Set<String> words = new TreeSet<>();
        for (Path page : List.of(FORMATS, CI)) {
            var format =
                    Pattern.compile("--format[\", ]+([a-z0-9]+(?:,[a-z0-9]+)*)").matcher(Files.readString(page));
            while (format.find()) {
                words.addAll(Arrays.asList(format.group(1).split(",")));
            }
        }
        assertTrue(words.size() >= 6, words.toString());
        Set<String> known =
                new TreeSet<>(Arrays.stream(Format.values()).map(Format::word).toList());
        assertTrue(known.containsAll(words), words + " are not all among " + known);
    }

    @Test
    void everyExampleOfYamlCanBeReadAndPassesOnlyInputsThatTheActionHas() throws IOException {
        List<String> examples = blocks(CI, "yaml");
        assertEquals(3, examples.size());
        Yaml inputs = Yaml.parse(Files.readString(Path.of("../action.yml"))).at("inputs");
        Yaml step = Yaml.parse(examples.get(0)).at("jobs", "grade", "steps").items().stream()
                .filter(s -> s.has("uses") && s.at("uses").text().contains("grundy-grader"))
                .findFirst()
                .orElseThrow();
        assertTrue(inputs.keys().containsAll(step.at("with").keys()));
        Yaml classroom = Yaml.parse(examples.get(1)).at("jobs", "run-autograding-tests");
        assertEquals(4, classroom.at("steps").items().size());
        Yaml artifacts = Yaml.parse(examples.get(2)).at("grade", "artifacts");
        assertEquals("always", artifacts.at("when").text(), "a report of a failed check is wanted most");
        assertEquals("grundy-report/junit.xml", artifacts.at("reports", "junit").text());
    }

    @Test
    void theExampleForJenkinsIsWholeAndItsCommandRuns() throws Exception {
        String groovy = blocks(CI, "groovy").get(0);
        assertEquals(
                groovy.chars().filter(c -> c == '{').count(),
                groovy.chars().filter(c -> c == '}').count());
        var command = Pattern.compile("script: '(.*)'\\)").matcher(groovy);
        assertTrue(command.find());
        Shell shell = Shell.in(folder, 1);
        assertEquals(
                1,
                shell.bash(command.group(1), Map.of("GRUNDY_HOME", shell.home().toString()))
                        .status());
        assertEquals(List.of("check", "solution", "--out", "grundy-report", "--format", "junit"), shell.arguments());
    }

    @Test
    void gradescopesScriptBringsTheResultsAndFailsWhereTheGraderFailed() throws Exception {
        String script = block(FORMATS, "/autograder/results/results.json");
        Shell shell = Shell.in(folder, 1).making("gradescope/results.json", "{}");
        String here = script.replace(
                        "/autograder/source/grundy-grader", shell.home().toString())
                .replace("/autograder", shell.work().toString());
        Files.createDirectories(shell.work().resolve("results"));
        assertEquals(0, shell.bash(here, Map.of()).status(), "a wrong solution is a result");
        assertEquals("{}", Files.readString(shell.work().resolve("results/results.json")));
        Files.delete(shell.work().resolve("results/results.json"));
        Files.writeString(shell.home().resolve("status"), "3");
        assertEquals(3, shell.bash(here, Map.of()).status());
        assertFalse(Files.exists(shell.work().resolve("results/results.json")), "no zero for a fault of ours");
    }

    @Test
    void prairieLearnsScriptMakesTheFolderThatIsNotThere() throws Exception {
        Shell shell = Shell.in(folder, 1).making("prairielearn/results.json", "{}");
        String script = block(FORMATS, "/grade/results/results.json")
                .replace("/opt/grundy", shell.home().toString())
                .replace("/grade", shell.work().toString());
        assertEquals(0, shell.bash(script, Map.of()).status());
        assertEquals("{}", Files.readString(shell.work().resolve("results/results.json")));
    }

    @Test
    void exercismsScriptTakesSlugAndFoldersAndEndsWell() throws Exception {
        Shell shell = Shell.in(folder, 1).making("exercism/results.json", "{}");
        String script = block(FORMATS, "exercism/results.json\" ")
                .replace("/opt/grundy", shell.home().toString());
        String out = Files.createDirectories(shell.work().resolve("my out")) + "/";
        assertEquals(
                0, shell.bash(script, Map.of(), "take-and-split", "my in/", out).status());
        assertEquals("{}", Files.readString(Path.of(out, "results.json")));
        assertEquals(
                List.of("check", "my in/", "--exercise", "take-and-split"),
                shell.arguments().subList(0, 4));
    }

    @Test
    void classroom50sScriptAddsWhatTheEnvironmentKnows() throws Exception {
        String python = blocks(FORMATS, "python").get(0);
        Shell shell = Shell.in(folder, 1)
                .making("classroom50/result.json", Rendered.text("classroom50", SampleReports.sumForXor()));
        assumeTrue(shell.bash("python3 -c 'import sys; sys.exit(sys.version_info < (3, 9))'", Map.of())
                        .status()
                == 0);
        Path script = Files.writeString(folder.resolve("autograder.py"), python);
        Map<String, String> environment = Map.of(
                "GRUNDY", shell.home().resolve("grundy").toString(),
                "CLASSROOM", "games",
                "ASSIGNMENT", "nim",
                "SUBMISSION_TAG", "submit/1",
                "COMMIT_URL", "https://example.org/c",
                "RELEASE_URL", "https://example.org/r");
        Shell.Run run = shell.run(List.of("python3", script.toString()), environment);
        assertEquals(0, run.status(), run.output());
        JsonNode result = Rendered.parse(Files.readString(shell.work().resolve("result.json")));
        assertEquals(Set.of(), Rendered.faults("classroom50", result));
        assertEquals("games", result.get("classroom").asText());
        assertEquals("https://example.org/c", result.get("review").asText());
        assertEquals(528, result.get("score").asInt());
    }

    /** The only example that holds a text. */
    private static String block(Path page, String text) throws IOException {
        List<String> found =
                blocks(page, "bash").stream().filter(b -> b.contains(text)).toList();
        assertEquals(1, found.size(), text);
        return found.get(0);
    }

    private static List<String> blocks(Path page, String language) throws IOException {
        List<String> blocks = new ArrayList<>();
        var block = Pattern.compile("(?s)```" + language + "\n(.*?)```").matcher(Files.readString(page));
        while (block.find()) {
            blocks.add(block.group(1));
        }
        return blocks;
    }
}
