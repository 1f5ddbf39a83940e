package grundy.grader.cli;

import static java.nio.file.StandardWatchEventKinds.ENTRY_CREATE;
import static java.nio.file.StandardWatchEventKinds.ENTRY_DELETE;
import static java.nio.file.StandardWatchEventKinds.ENTRY_MODIFY;

import java.io.IOException;
import java.nio.file.ClosedWatchServiceException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Rings where a file or folder at a path changes, or in the folder around it, as far as the system tells. */
final class FolderEvents implements AutoCloseable {

    /** File systems of other machines, which change there without a word to ours. */
    private static final Set<String> SILENT =
            Set.of("nfs", "nfs4", "cifs", "smb2", "smb3", "smbfs", "9p", "afs", "vboxsf", "fuse.sshfs", "drvfs");

    private final Path path;
    private final Path ignored;
    private final Bell bell;
    private final WatchService service;

    private FolderEvents(Path path, Path ignored, Bell bell, WatchService service) {
        this.path = path;
        this.ignored = ignored;
        this.bell = bell;
        this.service = service;
    }

    /**
     * From now on.
     *
     * @return empty where the system does not tell
     */
    static Optional<FolderEvents> of(Path path, Path ignored, Bell bell) {
        Path whole = path.toAbsolutePath().normalize();
        try {
            if (SILENT.contains(Files.getFileStore(whole).type())) {
                return Optional.empty();
            }
            var events = new FolderEvents(
                    whole,
                    ignored.toAbsolutePath().normalize(),
                    bell,
                    whole.getFileSystem().newWatchService());
            events.begin();
            return Optional.of(events);
        } catch (IOException | UnsupportedOperationException e) {
            // There is a limit on how many folders all programs watch together.
            return Optional.empty();
        }
    }

    @Override
    public void close() throws IOException {
        service.close();
    }

    private void begin() throws IOException {
        try {
            register();
        } catch (IOException e) {
            service.close();
            throw e;
        }
        var thread = new Thread(this::pass, "changes of the submission");
        thread.setDaemon(true);
        thread.start();
    }

    /** New folders are watched as soon as they are noticed; what was put into them meanwhile is seen, for all is looked at. */
    private void pass() {
        try {
            while (true) {
                WatchKey key = service.take();
                key.pollEvents();
                key.reset();
                register();
                bell.ring();
            }
        } catch (InterruptedException | ClosedWatchServiceException e) {
            // It is over.
        } catch (IOException e) {
            // It is looked at from time to time all the same.
            bell.ring();
        }
    }

    private void register() throws IOException {
        register(existing(path.getParent()));
        if (Files.isDirectory(path)) {
            Path root = path.toRealPath();
            Files.walkFileTree(root, new SimpleFileVisitor<>() {
                @Override
                public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes)
                        throws IOException {
                    if (!folder.equals(root) && SubmissionState.isForeign(folder, ignored)) {
                        return FileVisitResult.SKIP_SUBTREE;
                    }
                    register(folder);
                    return FileVisitResult.CONTINUE;
                }

                @Override
                public FileVisitResult visitFileFailed(Path file, IOException e) {
                    return FileVisitResult.CONTINUE;
                }
            });
        }
    }

    private static Path existing(@Nullable Path folder) {
        Path existing = folder;
        while (existing != null && !Files.isDirectory(existing)) {
            existing = existing.getParent();
        }
        return existing == null ? Path.of("/") : existing;
    }

    private void register(Path folder) throws IOException {
        folder.register(service, ENTRY_CREATE, ENTRY_MODIFY, ENTRY_DELETE);
    }
}
