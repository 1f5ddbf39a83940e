package grundy.grader.grading;

import grundy.grader.submission.ClassSummary;
import grundy.grader.submission.Content;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * A solution in a folder of its own, as a worker loads it: its classes, and before them the registration of the one class
 * that was chosen to answer, so that every worker loads it in the same way.
 *
 * <p>Classes are packed into a jar: their names are the student's, and a file system may not take them, be it for their
 * length, their letters, or two that differ in case only.
 *
 * @param folder where it lies
 * @param entries what goes on the class path, inside the folder, the registration first; folders end in {@code /}
 * @param solverType the interface that is registered
 */
record StagedSolution(Path folder, List<String> entries, String solverType) {

    private static final String REGISTRATION = "registration/";
    private static final String JAR = "submission.jar";

    /** Stages compiled classes: the bytes of each by a name such as {@code course/Solver}. */
    static StagedSolution ofCompiled(Path folder, Map<String, byte[]> classes, String solverType, String provider)
            throws IOException {
        try (var jar = newJar(folder)) {
            for (var entry : classes.entrySet()) {
                add(jar, entry.getKey() + ".class", entry.getValue());
            }
        }
        return registered(folder, solverType, provider);
    }

    /** Stages a jar or a folder of classes: a copy, for the user that a child runs as may not reach the original. */
    static StagedSolution ofClasses(Path folder, Content.Classes content, String solverType, String provider)
            throws IOException {
        Path root = content.root();
        if (Files.isRegularFile(root)) {
            Files.copy(root, folder.resolve(JAR));
            return registered(folder, solverType, provider);
        }
        try (var jar = newJar(folder)) {
            // Those that were read within the limits; nobody knows how many others there are, nor how large.
            for (ClassSummary one : content.classes()) {
                String name = one.name().replace('.', '/') + ".class";
                add(jar, name, Files.readAllBytes(root.resolve(name)));
            }
        }
        return registered(folder, solverType, provider);
    }

    private static StagedSolution registered(Path folder, String solverType, String provider) throws IOException {
        Path services = folder.resolve(REGISTRATION + "META-INF/services/" + solverType);
        Files.createDirectories(services.getParent());
        Files.writeString(services, provider + "\n");
        return new StagedSolution(folder, List.of(REGISTRATION, JAR), solverType);
    }

    private static ZipOutputStream newJar(Path folder) throws IOException {
        var jar = new ZipOutputStream(Files.newOutputStream(folder.resolve(JAR)));
        // It is read once or twice.
        jar.setLevel(Deflater.NO_COMPRESSION);
        return jar;
    }

    private static void add(ZipOutputStream jar, String name, byte[] bytes) throws IOException {
        jar.putNextEntry(new ZipEntry(name));
        jar.write(bytes);
        jar.closeEntry();
    }
}
