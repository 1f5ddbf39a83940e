package grundy.grader.cli;

import grundy.catalogue.Exercise;
import grundy.catalogue.Handout;
import grundy.catalogue.WrittenExercise;
import grundy.grader.sandbox.ChildLibraries;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

/**
 * What a student starts from: the exercise's own files with the statement and, where they are Java, a Maven project around
 * them.
 *
 * @param files text by path, with slashes
 * @param java whether there is something to compile, against our interfaces
 */
record StarterProject(Map<String, String> files, boolean java) {

    /** Where Maven looks for a library: a repository is a folder with this layout. */
    private static final String LIBRARY = "lib/io/github/grundygrader/grundy-exercises/";

    /** What everybody starts from. */
    static StarterProject of(Exercise exercise) {
        return of(exercise, exercise.starter());
    }

    /** What one student starts from who answers in writing. */
    static StarterProject of(WrittenExercise exercise, Handout handout) {
        return of(exercise, exercise.handout(handout));
    }

    private static StarterProject of(Exercise exercise, Map<String, String> own) {
        var files = new TreeMap<>(own);
        boolean java = files.keySet().stream().anyMatch(path -> path.endsWith(".java"));
        files.put(".gitignore", resource("gitignore"));
        if (java) {
            files.put("pom.xml", pom(exercise.id()));
            files.put(jar().replace(".jar", ".pom"), libraryPom());
        }
        files.put("README.md", exercise.statement().stripTrailing() + "\n" + (java ? resource("readme.md") : ""));
        return new StarterProject(files, java);
    }

    /** Writes it into a folder, which is made if need be. */
    void writeTo(Path folder) throws IOException {
        for (var file : files.entrySet()) {
            Path path = folder.resolve(file.getKey());
            Files.createDirectories(path.toAbsolutePath().getParent());
            Files.writeString(path, file.getValue());
        }
        if (java) {
            ChildLibraries.writeExercises(folder.resolve(jar()));
        }
    }

    private static String jar() {
        return LIBRARY + Version.text() + "/grundy-exercises-" + Version.text() + ".jar";
    }

    private static String pom(String id) {
        return resource("pom")
                .replace("EXERCISE", id)
                .replace("GRUNDY", Version.text())
                .replace("JUNIT", Version.ofJUnit());
    }

    /** Without it Maven warns. */
    private static String libraryPom() {
        return """
                <project>
                  <modelVersion>4.0.0</modelVersion>
                  <groupId>io.github.grundygrader</groupId>
                  <artifactId>grundy-exercises</artifactId>
                  <version>%s</version>
                </project>
                """.formatted(Version.text());
    }

    private static String resource(String name) {
        try (var in = StarterProject.class.getResourceAsStream("starter/" + name)) {
            if (in == null) {
                throw new IllegalStateException("starter/" + name + " is missing from the build");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new IllegalStateException("starter/" + name + " cannot be read", e);
        }
    }
}
