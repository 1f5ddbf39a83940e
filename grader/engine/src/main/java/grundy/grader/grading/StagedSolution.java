package grundy.grader.grading;

import grundy.grader.submission.Content;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A solution in a folder of its own, as a worker loads it: its classes, and before them the registration of the one class
 * that was chosen to answer, so that every worker loads it in the same way.
 *
 * @param folder where it lies
 * @param entries what goes on the class path, inside the folder, the registration first; folders end in {@code /}
 * @param solverType the interface that is registered
 */
record StagedSolution(Path folder, List<String> entries, String solverType) {

    private static final String REGISTRATION = "registration/";
    private static final String CLASSES = "classes/";
    private static final String JAR = "submission.jar";

    /** Stages compiled classes: the bytes of each by a name such as {@code course/Solver}. */
    static StagedSolution ofCompiled(Path folder, Map<String, byte[]> classes, String solverType, String provider)
            throws IOException {
        for (var entry : classes.entrySet()) {
            write(folder.resolve(CLASSES + entry.getKey() + ".class"), entry.getValue());
        }
        return registered(folder, CLASSES, solverType, provider);
    }

    /** Stages a jar or a folder of classes: a copy, for the user that a child runs as may not reach the original. */
    static StagedSolution ofClasses(Path folder, Content.Classes content, String solverType, String provider)
            throws IOException {
        Path root = content.root();
        if (Files.isRegularFile(root)) {
            Files.copy(root, folder.resolve(JAR));
            return registered(folder, JAR, solverType, provider);
        }
        for (Path file : classFiles(root)) {
            write(folder.resolve(CLASSES).resolve(root.relativize(file).toString()), Files.readAllBytes(file));
        }
        return registered(folder, CLASSES, solverType, provider);
    }

    private static StagedSolution registered(Path folder, String entry, String solverType, String provider)
            throws IOException {
        Path services = folder.resolve(REGISTRATION + "META-INF/services/" + solverType);
        write(services, (provider + "\n").getBytes(StandardCharsets.UTF_8));
        return new StagedSolution(folder, List.of(REGISTRATION, entry), solverType);
    }

    private static List<Path> classFiles(Path root) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            var found = new ArrayList<Path>();
            files.filter(f -> Files.isRegularFile(f, LinkOption.NOFOLLOW_LINKS))
                    .filter(f -> f.toString().endsWith(".class"))
                    .forEach(found::add);
            return found;
        }
    }

    private static void write(Path file, byte[] bytes) throws IOException {
        Files.createDirectories(file.getParent());
        Files.write(file, bytes);
    }
}
