package grundy.reports;

import static java.nio.file.StandardCopyOption.ATOMIC_MOVE;
import static java.nio.file.StandardCopyOption.REPLACE_EXISTING;
import static java.nio.file.StandardOpenOption.CREATE_NEW;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A folder whose files appear whole or not at all. */
record OutputFolder(Path path) {

    static OutputFolder create(Path path) throws IOException {
        return new OutputFolder(Files.createDirectories(path));
    }

    /** A folder inside, made if it is missing. */
    OutputFolder sub(String name) throws IOException {
        return create(path.resolve(name));
    }

    void write(String name, String text) throws IOException {
        // Not Files.createTempFile: its files are for their owner alone, and a report is often served by another user.
        Path temporary = path.resolve("." + name + "." + ProcessHandle.current().pid() + ".tmp");
        try {
            // One that a killed run left behind, or a link that somebody put there, is not written through.
            Files.deleteIfExists(temporary);
            Files.write(temporary, text.getBytes(StandardCharsets.UTF_8), CREATE_NEW);
            move(temporary, path.resolve(name));
        } finally {
            Files.deleteIfExists(temporary);
        }
    }

    private static void move(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(from, to, REPLACE_EXISTING);
        }
    }
}
