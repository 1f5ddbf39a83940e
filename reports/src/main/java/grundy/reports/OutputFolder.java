package grundy.reports;

import static java.nio.file.StandardCopyOption.ATOMIC_MOVE;
import static java.nio.file.StandardCopyOption.REPLACE_EXISTING;
import static java.nio.file.StandardOpenOption.CREATE_NEW;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;

/** A folder whose files appear whole or not at all. */
record OutputFolder(Path path) {

    static OutputFolder create(Path path) throws IOException {
        return new OutputFolder(Files.createDirectories(path));
    }

    /** What a file holds, written as it is made. */
    interface Content {
        void writeTo(Writer out) throws IOException;
    }

    /** Writes a file that may lie in a folder inside, which is made if it is missing. */
    void writeBelow(String name, String text) throws IOException {
        Path file = path.resolve(name);
        create(Objects.requireNonNull(file.getParent())).write(String.valueOf(file.getFileName()), text);
    }

    /** Removes a file, if there is one. */
    void remove(String name) throws IOException {
        Files.deleteIfExists(path.resolve(name));
    }

    void write(String name, String text) throws IOException {
        write(name, out -> out.write(text));
    }

    void write(String name, Content content) throws IOException {
        // Not Files.createTempFile: its files are for their owner alone, and a report is often served by another user.
        Path temporary = path.resolve("." + name + "." + ProcessHandle.current().pid() + ".tmp");
        try {
            // One that a killed run left behind, or a link that somebody put there, is not written through.
            Files.deleteIfExists(temporary);
            try (Writer out = newWriter(temporary)) {
                content.writeTo(out);
            }
            move(temporary, path.resolve(name));
        } finally {
            Files.deleteIfExists(temporary);
        }
    }

    /** Not Files.newBufferedWriter, which throws where half of a surrogate pair is to be written; this one writes a mark. */
    private static Writer newWriter(Path file) throws IOException {
        OutputStream bytes = Files.newOutputStream(file, CREATE_NEW, WRITE);
        return new BufferedWriter(new OutputStreamWriter(bytes, StandardCharsets.UTF_8));
    }

    private static void move(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(from, to, REPLACE_EXISTING);
        }
    }
}
