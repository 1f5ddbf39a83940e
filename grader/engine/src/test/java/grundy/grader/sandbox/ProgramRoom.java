package grundy.grader.sandbox;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A folder of a program, and runs in it. */
final class ProgramRoom implements AutoCloseable {
    static final Duration LONG = Duration.ofSeconds(20);

    private final Sandbox sandbox;
    private final Workspace workspace;
    private final Path root;

    ProgramRoom(TierKind kind) throws IOException {
        this(new Sandbox(kind.tier()));
    }

    ProgramRoom(Sandbox sandbox) throws IOException {
        this.sandbox = sandbox;
        workspace = Workspace.create(sandbox);
        root = workspace.newFolder("program");
        Files.createDirectory(root.resolve("source"));
        Files.createDirectory(root.resolve("made"));
        sandbox.share(root);
    }

    Sandbox sandbox() {
        return sandbox;
    }

    /** Holds a folder {@code source}, where programs run, and a folder {@code made}. */
    Path root() {
        return root;
    }

    ProgramEnd run(Duration time, Optional<String> writable, String input, String... command) throws IOException {
        return sandbox.run(new ProgramSpec(
                List.of(command),
                root,
                "source",
                writable,
                Map.of("COLOUR", "green"),
                input,
                ResourceLimits.OF_A_PROGRAM,
                time));
    }

    ProgramEnd shell(String script, String... arguments) throws IOException {
        return shell(LONG, script, arguments);
    }

    ProgramEnd shell(Duration time, String script, String... arguments) throws IOException {
        var command = new ArrayList<>(List.of("/bin/sh", "-c", script));
        command.addAll(List.of(arguments));
        return run(time, Optional.empty(), "", command.toArray(String[]::new));
    }

    @Override
    public void close() {
        workspace.close();
    }
}
