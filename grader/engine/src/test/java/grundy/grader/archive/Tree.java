package grundy.grader.archive;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** What lies in a folder: each file by its path, with its bytes as Latin-1. */
final class Tree {
    private Tree() {}

    static SortedMap<String, String> of(Path folder) throws IOException {
        SortedMap<String, String> files = new TreeMap<>();
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                files.put(folder.relativize(file).toString(), new String(Files.readAllBytes(file), ISO_8859_1));
            }
        }
        return files;
    }
}
