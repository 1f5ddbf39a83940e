package grundy.reports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The composite action of GitHub: its text, and its script against a stand-in for the grader. */
class ActionTest {

    private static final Path ACTION = Path.of("../action.yml");

    @TempDir
    Path folder;

    @Test
    void everyInputReachesTheScriptAsAVariableAndInNoOtherWay() throws IOException {
        Yaml action = Yaml.parse(Files.readString(ACTION));
        assertEquals(
                Set.of("exercise", "format", "out", "path"), action.at("inputs").keys());
        Yaml step = step();
        assertFalse(step.at("run").text().contains("${{"), "an expression in a script is run as part of it");
        assertEquals(
                Set.of(
                        "${{ github.action_path }}",
                        "${{ inputs.exercise }}",
                        "${{ inputs.format }}",
                        "${{ inputs.out }}",
                        "${{ inputs.path }}"),
                step.at("env").values());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    void annotationsArePrintedTheSummaryIsAddedAndTheStatusKept(int status) throws Exception {
        Shell shell = Shell.in(folder, status)
                .making("github/annotations.txt", "::error title=x::y\n")
                .making("github/summary.md", "## summary\n");
        Files.writeString(shell.work().resolve("step-summary"), "before\n");
        Shell.Run run = run(shell, Map.of());
        assertEquals(status, run.status());
        assertEquals("before\n## summary\n", Files.readString(shell.work().resolve("step-summary")));
        assertEquals(
                "status=" + status + "\nreport=grundy-report\n",
                Files.readString(shell.work().resolve("step-output")));
        List<String> lines = run.output().lines().toList();
        String token = lines.get(0).replace("::stop-commands::", "");
        assertTrue(token.matches("[0-9a-f]{32}"), lines.get(0));
        assertEquals(
                List.of(
                        "::stop-commands::" + token,
                        "::set-output name=forged::by a solution",
                        "a line of diagnostics",
                        "::" + token + "::",
                        "::error title=x::y"),
                lines,
                "what a solution prints is between the two, in both streams");
    }

    @Test
    void theTokenCannotBeGuessed() throws Exception {
        Shell shell = Shell.in(folder, 0);
        String first = run(shell, Map.of()).output().lines().findFirst().orElseThrow();
        String second = run(shell, Map.of()).output().lines().findFirst().orElseThrow();
        assertFalse(first.equals(second), first);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3})
    void whereNothingWasGradedOldFilesAreNotShown(int status) throws Exception {
        Shell shell = Shell.in(folder, status);
        Path old = Files.createDirectories(shell.work().resolve("grundy-report/github"));
        Files.writeString(old.resolve("annotations.txt"), "::error::of an earlier run\n");
        Files.writeString(old.resolve("summary.md"), "of an earlier run\n");
        Shell.Run run = run(shell, Map.of());
        assertEquals(status, run.status());
        assertFalse(run.output().contains("earlier run"), run.output());
        assertTrue(run.output().contains("nothing was graded (exit status " + status + ")"), run.output());
        assertFalse(Files.exists(shell.work().resolve("step-summary")));
    }

    @Test
    void inputsAreArgumentsWhateverTheyHold() throws Exception {
        String nasty = "-p a'b\"c $(touch pwned) `touch pwned`; touch pwned";
        Shell shell = Shell.in(folder, 0);
        run(
                shell,
                Map.of(
                        "GRUNDY_PATH", nasty,
                        "GRUNDY_EXERCISE", "$(touch pwned)",
                        "GRUNDY_OUT", "my out",
                        "GRUNDY_FORMAT", "junit,check50"));
        assertEquals(
                List.of(
                        "check",
                        "--out",
                        "my out",
                        "--format",
                        "github,junit,check50",
                        "--exercise",
                        "$(touch pwned)",
                        "--",
                        nasty),
                shell.arguments());
        assertFalse(Files.exists(shell.work().resolve("pwned")));
    }

    @Test
    void withoutInputsTheDefaultsAreUsed() throws Exception {
        Shell shell = Shell.in(folder, 0);
        run(shell, Map.of());
        assertEquals(List.of("check", "--out", "grundy-report", "--format", "github", "--", "."), shell.arguments());
    }

    /** As GitHub runs a step with {@code shell: bash}. */
    private static Shell.Run run(Shell shell, Map<String, String> changed) throws Exception {
        Map<String, String> environment = new HashMap<>(Map.of(
                "GRUNDY_HOME", shell.home().toString(),
                "GRUNDY_PATH", ".",
                "GRUNDY_EXERCISE", "",
                "GRUNDY_OUT", "grundy-report",
                "GRUNDY_FORMAT", "",
                "GITHUB_STEP_SUMMARY", "step-summary",
                "GITHUB_OUTPUT", "step-output"));
        environment.putAll(changed);
        Path script = Files.writeString(
                shell.folder().resolve("step.sh"), step().at("run").text());
        return shell.run(
                List.of("bash", "--noprofile", "--norc", "-e", "-o", "pipefail", script.toString()), environment);
    }

    private static Yaml step() throws IOException {
        Yaml runs = Yaml.parse(Files.readString(ACTION)).at("runs");
        assertEquals("composite", runs.at("using").text());
        assertEquals(1, runs.at("steps").items().size());
        return runs.at("steps").items().get(0);
    }
}
