package course;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Prints the users of the machine, its keys, its logs, and the root of other processes. */
public class Attack extends RightAnswers {

    /** The folder that root is at home in, and the link in /proc to where a process has its root. */
    private static final String ROOT = "/" + "root";

    private static int reached;

    public Attack() {
        for (String path : List.of("/etc/passwd", "/etc/shadow", "/etc/hostname", "/etc/hosts", ROOT + "/.ssh", ROOT + "/.bash_history",
                "/var/log", "/run", "/boot", "/sys", "/proc/1" + ROOT + "/etc/passwd", "/proc/1/cwd/etc/passwd", "/proc/kcore")) {
            show(Path.of(path));
        }
        System.out.println("reached: " + reached);
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
