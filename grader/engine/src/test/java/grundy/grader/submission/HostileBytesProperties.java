package grundy.grader.submission;

import static org.junit.jupiter.api.Assertions.assertFalse;

import grundy.exercises.HeapGameSolver;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.lifecycle.AfterContainer;
import net.jqwik.api.lifecycle.BeforeContainer;

/** Whatever the bytes: a submission, or a {@link SubmissionException} of one line. */
class HostileBytesProperties {
    private static final byte[] CLASS_FILE = Fixtures.onlyClass(Fixtures.source(
            "course",
            "@Solves(\"nim\") public class Solver implements HeapGameSolver",
            "@Deprecated(since = \"1\") int x;"));
    private static final byte[] JAR = Fixtures.jar(
            Map.of("course/Solver.class", CLASS_FILE, Fixtures.SERVICE, new byte[] {'a'}, "x", new byte[99]));

    private static Path folder = Path.of("");

    @BeforeContainer
    static void makeFolder() throws IOException {
        folder = Files.createTempDirectory("hostile");
    }

    @AfterContainer
    static void removeFolder() throws IOException {
        Files.deleteIfExists(folder.resolve("s.jar"));
        Files.deleteIfExists(folder.resolve("S.java"));
        Files.delete(folder);
    }

    private interface Reading {
        void run() throws SubmissionException;
    }

    private static void holds(Reading reading) {
        try {
            reading.run();
        } catch (SubmissionException e) {
            assertFalse(e.message().isEmpty() || e.message().contains("\n"), e.message());
        }
    }

    private static Path file(String name, byte[] bytes) {
        try {
            return Files.write(folder.resolve(name), bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Property(tries = 300)
    void anyBytesAsAClassFile(@ForAll byte[] bytes) {
        holds(() -> new ClassInspector(99).inspect(Map.of("A", bytes)));
    }

    @Property(tries = 1_000)
    void aClassFileWithBytesChanged(@ForAll("damagedClassFiles") byte[] bytes) {
        holds(() -> Providers.choose(
                new ClassInspector(99).inspect(Map.of("course/Solver", bytes)).classes(),
                List.of(),
                HeapGameSolver.class,
                "nim"));
    }

    @Property(tries = 300)
    void aClassFileAsAModuleDescriptor(@ForAll("damagedClassFiles") byte[] bytes) {
        holds(() -> new ClassInspector(99).inspect(Map.of("module-info", bytes)));
    }

    @Property(tries = 300)
    void anyBytesAsAJar(@ForAll byte[] bytes) {
        holds(() -> Fixtures.read(file("s.jar", bytes), ReadLimits.DEFAULT, 99));
    }

    @Property(tries = 500)
    void aJarWithBytesChanged(@ForAll("damagedJars") byte[] bytes) {
        holds(() -> Fixtures.read(file("s.jar", bytes), ReadLimits.DEFAULT, 99));
    }

    @Property(tries = 300)
    void anyBytesAsASource(@ForAll byte[] bytes) {
        holds(() -> Fixtures.read(file("S.java", bytes)));
    }

    @Property(tries = 300)
    void anyTextHasAPackageOrNone(@ForAll String text) {
        String name = DeclaredPackage.of("@A(" + text);
        assertFalse(name.contains(" "));
    }

    @Provide
    Arbitrary<byte[]> damagedClassFiles() {
        return damaged(CLASS_FILE);
    }

    @Provide
    Arbitrary<byte[]> damagedJars() {
        return damaged(JAR);
    }

    /** Up to eight bytes changed, half of the time to values that stand at an edge. */
    private static Arbitrary<byte[]> damaged(byte[] whole) {
        Arbitrary<int[]> change = Combinators.combine(
                        Arbitraries.integers().between(0, whole.length - 1).withoutEdgeCases(),
                        Arbitraries.oneOf(
                                Arbitraries.of(0, 1, 0x7F, 0x80, 0xFF),
                                Arbitraries.integers().between(0, 255)))
                .as((at, value) -> new int[] {at, value});
        return change.list().ofMinSize(1).ofMaxSize(8).map(changes -> {
            byte[] bytes = whole.clone();
            changes.forEach(c -> bytes[c[0]] = (byte) c[1]);
            return bytes;
        });
    }
}
