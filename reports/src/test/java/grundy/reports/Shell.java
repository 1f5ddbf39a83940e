package grundy.reports;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Runs a script of ours in a folder of its own, with a stand-in for the grader. */
record Shell(Path folder) {

    /**
     * Keeps its arguments in {@code arguments}, one a line; prints a line that looks like a command; makes the files of the
     * report that {@code made} holds; ends with the status in {@code status}.
     */
    private static final String STAND_IN = """
            #!/usr/bin/env bash
            here=$(dirname "$0")
            printf '%s\\n' "$@" >"$here/arguments"
            echo "::set-output name=forged::by a solution"
            echo "a line of diagnostics" >&2
            while [ "$#" -gt 0 ]; do
              if [ "$1" = --out ]; then out=$2; fi
              shift
            done
            if [ -d "$here/made" ]; then mkdir -p "$out" && cp -R "$here/made/." "$out/"; fi
            exit "$(cat "$here/status")"
            """;

    /** What came of a script. */
    record Run(int status, String output) {}

    static Shell in(Path folder, int status) throws IOException {
        Path standIn = Files.writeString(
                Files.createDirectories(folder.resolve("home")).resolve("grundy"), STAND_IN);
        if (!standIn.toFile().setExecutable(true)) {
            throw new IOException("cannot make " + standIn + " executable");
        }
        Files.writeString(folder.resolve("home/status"), Integer.toString(status));
        Files.createDirectories(folder.resolve("work"));
        return new Shell(folder);
    }

    Path home() {
        return folder.resolve("home");
    }

    Path work() {
        return folder.resolve("work");
    }

    Shell making(String name, String text) throws IOException {
        Path file = home().resolve("made").resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
        return this;
    }

    List<String> arguments() throws IOException {
        return Files.readAllLines(home().resolve("arguments"));
    }

    Run bash(String script, Map<String, String> environment, String... arguments) throws Exception {
        Path file = Files.writeString(folder.resolve("script.sh"), script);
        List<String> command = new ArrayList<>(List.of("bash", file.toString()));
        command.addAll(List.of(arguments));
        return run(command, environment);
    }

    Run run(List<String> command, Map<String, String> environment) throws Exception {
        Path output = folder.resolve("output");
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(work().toFile())
                .redirectErrorStream(true)
                .redirectOutput(output.toFile());
        builder.environment().putAll(environment);
        Process process = builder.start();
        if (!process.waitFor(60, TimeUnit.SECONDS)) {
            process.destroyForcibly();
            throw new AssertionError("the script did not end: " + Files.readString(output));
        }
        return new Run(process.exitValue(), Files.readString(output, StandardCharsets.UTF_8));
    }
}
