package grundy.grader.sandbox;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/** A temporary folder for what child processes read. It is removed when it is closed, and when we are told to stop. */
public final class Workspace implements AutoCloseable {

    private final Path root;
    private final Thread atExit = new Thread(this::discardAll, "workspace removal");

    private Workspace(Path root) {
        this.root = root;
    }

    /**
     * Makes the folder where the system keeps temporary files.
     *
     * @throws IOException if it cannot be made, or lies where the user that a child runs as cannot go
     */
    public static Workspace create(Sandbox sandbox) throws IOException {
        Path temporary = Path.of(System.getProperty("java.io.tmpdir"));
        if (!sandbox.canReach(temporary)) {
            throw new IOException("submissions run as a user that cannot reach the temporary folder " + temporary
                    + ": name another with -Djava.io.tmpdir, which every user may read");
        }
        var workspace = new Workspace(Files.createTempDirectory("grundy-"));
        sandbox.letPass(workspace.root);
        Runtime.getRuntime().addShutdownHook(workspace.atExit);
        return workspace;
    }

    /**
     * Makes a new, empty folder in it.
     *
     * @throws IOException if it cannot be made
     */
    public Path newFolder(String prefix) throws IOException {
        return Files.createTempDirectory(root, prefix);
    }

    @Override
    public void close() {
        discardAll();
        try {
            Runtime.getRuntime().removeShutdownHook(atExit);
        } catch (IllegalStateException e) {
            // We are being stopped, and the hook runs or has run.
        }
    }

    /**
     * Removes a folder in it. What cannot be removed is left: it lies among temporary files, which the system clears, and
     * a submission must not be able to stop us by what it leaves there.
     */
    public void discard(Path folder) {
        try (Stream<Path> all = Files.walk(folder)) {
            all.sorted(Comparator.reverseOrder()).forEach(Workspace::delete);
        } catch (IOException | UncheckedIOException e) {
            // Gone already, or not ours any more.
        }
    }

    private void discardAll() {
        discard(root);
    }

    private static void delete(Path path) {
        try {
            Files.deleteIfExists(path);
        } catch (IOException e) {
            // As above.
        }
    }
}
