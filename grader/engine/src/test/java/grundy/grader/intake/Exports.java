package grundy.grader.intake;

import static java.nio.charset.StandardCharsets.UTF_8;

import grundy.grader.archive.ArchiveLimits;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Exports as platforms write them, in a folder of the test's. */
final class Exports {
    private Exports() {}

    static Path write(Path root, String path, String text) {
        return write(root, path, text.getBytes(UTF_8));
    }

    static Path write(Path root, String path, byte[] bytes) {
        try {
            Path file = root.resolve(path);
            Files.createDirectories(file.getParent());
            return Files.write(file, bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static byte[] zip(String... namesAndTexts) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes, UTF_8)) {
            for (int i = 0; i < namesAndTexts.length; i += 2) {
                zip.putNextEntry(new ZipEntry(namesAndTexts[i]));
                zip.write(namesAndTexts[i + 1].getBytes(UTF_8));
                zip.closeEntry();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    /** Reads a class; what is unpacked lies beside the first path. */
    static ClassList read(Path... paths) throws IntakeException, IOException {
        return read(Optional.empty(), paths);
    }

    static ClassList read(Optional<Layout> layout, Path... paths) throws IntakeException, IOException {
        return new ClassReader(ArchiveLimits.CLASS, paths[0].resolveSibling("scratch")).read(List.of(paths), layout);
    }

    static List<String> ids(ClassList list) {
        return list.units().stream().map(Unit::id).toList();
    }

    static List<String> names(ClassList list) {
        return list.units().stream().map(Unit::name).toList();
    }

    static Unit unit(ClassList list, String id) {
        return list.units().stream().filter(u -> u.id().equals(id)).findFirst().orElseThrow();
    }

    /** The files of a submission by their paths inside it. */
    static List<String> files(Unit unit) throws IOException {
        try (Stream<Path> all = Files.walk(unit.path())) {
            return all.filter(Files::isRegularFile)
                    .map(f -> unit.path().relativize(f).toString())
                    .sorted()
                    .toList();
        }
    }
}
