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
    private final Thread atExit = new Thread(this::removeQuietly, "workspace removal");

    private Workspace(Path root) {
        this.root = root;
    }

    /**
     * Makes the folder where the system keeps temporary files.
     *
     * @throws IOException if it cannot be made
     */
    public static Workspace create(Sandbox sandbox) throws IOException {
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
        removeQuietly();
        try {
            Runtime.getRuntime().removeShutdownHook(atExit);
        } catch (IllegalStateException e) {
            // We are being stopped, and the hook runs or has run.
        }
    }

    /**
     * Removes a folder and all in it.
     *
     * @throws IOException if something cannot be removed
     */
    public static void remove(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path path : (Iterable<Path>) all.sorted(Comparator.reverseOrder())::iterator) {
                Files.deleteIfExists(path);
            }
        }
    }

    private void removeQuietly() {
        try {
            if (Files.exists(root)) {
                remove(root);
            }
        } catch (IOException | UncheckedIOException e) {
            // It lies among temporary files, which the system clears, and it holds nothing that is still needed.
        }
    }
}
