package grundy.grader.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The submissions whose pages are looked at: one of each kind that a reader may meet, and enough others to be a class. */
final class StudentClass {

    private static final Path SAMPLES = Path.of("../../exercises/samples/take-and-split");
    private static final Path VARIANTS = Path.of("../../bench/variants");
    private static final Path HOSTILE = Path.of("src/test/samples");

    static final String RIGHT = "right";
    static final String SUM_FOR_XOR = "sum-for-xor";
    static final String TABLE_ERROR = "split-forgotten";
    static final String ENDLESS_LOOP = "endless-loop";
    static final String COMPILE_ERROR = "missing-semicolon";

    /** Throws long exceptions on every question, with markup and marks of direction in them. */
    static final String THROWS = "throws-hostile";

    /** Says "lost" to everything, and prints lines of ten million letters, with markup in them. */
    static final String LOUD = "prints-hostile";

    /** A name that would run a script, turn the rest of its line round, or end an attribute. */
    static final String HOSTILE_NAME =
            "</title></bdi><script>document.title = 'owned'</script><img src=x onerror=alert(1)> \u202Ebackwards \uD83D\uDE00 \"quoted\" 'too' &amp;";

    private static final String ABSENT = "Handed In Nothing";

    /** What is looked at closely, each kind of report once. */
    static final List<String> KINDS =
            List.of(RIGHT, SUM_FOR_XOR, TABLE_ERROR, ENDLESS_LOOP, COMPILE_ERROR, THROWS, LOUD);

    private StudentClass() {}

    static void writeTo(Path folder) throws IOException {
        for (Path source : sources()) {
            copy(source, folder.resolve(source.getFileName().toString()));
        }
        Files.writeString(
                roster(folder),
                "id,name\n" + csv(THROWS, HOSTILE_NAME) + csv(LOUD, "\u0645\u0631\u062D\u0628\u0627 " + "W".repeat(200))
                        + csv("absent", ABSENT));
    }

    /** Beside the submissions. */
    static Path roster(Path folder) {
        return folder.resolveSibling("roster.csv");
    }

    private static String csv(String id, String name) {
        return id + ",\"" + name.replace("\"", "\"\"") + "\"\n";
    }

    /** Samples of take-and-split in Java, the variants of the benchmark, and what is made to break pages. */
    private static List<Path> sources() throws IOException {
        var samples = Stream.of("passed", "wrong-answer", "compile-error")
                .flatMap(verdict -> children(SAMPLES.resolve(verdict)).stream())
                .filter(sample -> !sample.toString().matches(".*-(cpp|python)"));
        return Stream.of(samples, children(VARIANTS).stream(), children(HOSTILE).stream())
                .flatMap(part -> part)
                .filter(Files::isDirectory)
                .toList();
    }

    private static List<Path> children(Path folder) {
        try (Stream<Path> all = Files.list(folder)) {
            return all.sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> all = Files.walk(from)) {
            for (Path path : all.toList()) {
                Path target = to.resolve(from.relativize(path).toString());
                if (Files.isDirectory(path)) {
                    Files.createDirectories(target);
                } else {
                    Files.copy(path, target);
                }
            }
        }
    }
}
