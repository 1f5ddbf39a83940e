package grundy.grader.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import java.util.stream.Stream;

/**
 * A class of hostile students, each with an innocent neighbour, and beside it what they must neither read nor change. The
 * samples are told where that lies.
 *
 * @param root all of it
 * @param fileSecret stands in the files that they must not read
 */
record HostileClass(Path root, String fileSecret) {

    /** As the samples call what they must not touch. */
    private static final String CANARY = "/grundy-canary";

    /** As the samples call the port of a server that they must not reach. */
    private static final String PORT = "39917";

    static HostileClass in(Path root, List<HostileSample> samples, int port) throws IOException {
        // Submissions run as a user who must get through to the folder for temporary files.
        Files.setPosixFilePermissions(root, PosixFilePermissions.fromString("rwx--x--x"));
        var made = new HostileClass(root, "secret-" + UUID.randomUUID());
        Files.createDirectory(made.temporary());
        made.write(made.canary().resolve("answers.json"), made.fileSecret);
        made.write(made.canary().resolve("neighbour/Solver.java"), "// " + made.fileSecret);
        for (HostileSample sample : samples) {
            made.add(sample, port);
            made.addInnocent(innocent(sample));
        }
        return made;
    }

    /** The submission that comes after this sample. */
    static String innocent(HostileSample sample) {
        return sample.id() + "-innocent";
    }

    Path submissions() {
        return root.resolve("class");
    }

    Path canary() {
        return root.resolve("canary");
    }

    Path temporary() {
        return root.resolve("tmp");
    }

    Path report() {
        return root.resolve("report");
    }

    /** The contents of all files that nobody may change, and when they were changed. */
    Map<String, String> untouchables() throws IOException {
        var found = new TreeMap<String, String>();
        for (Path top : List.of(canary(), submissions(), HostileSample.FOLDER)) {
            try (Stream<Path> all = Files.walk(top)) {
                for (Path path : (Iterable<Path>) all::iterator) {
                    found.put(path.toString(), Files.isRegularFile(path) ? contentAndTime(path) : "a folder");
                }
            }
        }
        return found;
    }

    private static String contentAndTime(Path file) throws IOException {
        return Files.getLastModifiedTime(file) + "\n" + Files.readString(file);
    }

    private void add(HostileSample sample, int port) throws IOException {
        Path folder = submissions().resolve(sample.id());
        if (!sample.isProgram()) {
            write(folder.resolve("RightAnswers.java"), rightAnswers());
        }
        if (sample.isAudit()) {
            write(folder.resolve("RightAudit.java"), Files.readString(HostileSample.FOLDER.resolve("RightAudit.java")));
        }
        if (sample.isGenerated()) {
            write(folder.resolve("Attack.java"), GeneratedAttacks.source(sample.id()));
            return;
        }
        Path original = sample.folder();
        try (Stream<Path> files = Files.walk(original)) {
            for (Path file : (Iterable<Path>) files.filter(Files::isRegularFile)::iterator) {
                String text = Files.readString(file)
                        .replace(CANARY, canary().toString())
                        .replace(PORT, String.valueOf(port));
                write(folder.resolve(original.relativize(file).toString()), text);
            }
        }
    }

    /** Right, and unlike the others, so that it is graded for itself. */
    private void addInnocent(String id) throws IOException {
        Path folder = submissions().resolve(id);
        write(folder.resolve("RightAnswers.java"), rightAnswers());
        write(
                folder.resolve("Innocent.java"),
                "package course;\n\n// " + id + ", " + fileSecret
                        + "\npublic class Innocent extends RightAnswers {}\n");
    }

    private static String rightAnswers() throws IOException {
        return Files.readString(HostileSample.FOLDER.resolve("RightAnswers.java"));
    }

    private void write(Path file, String text) throws IOException {
        Files.createDirectories(file.getParent());
        Files.write(file, text.getBytes(StandardCharsets.UTF_8));
    }
}
