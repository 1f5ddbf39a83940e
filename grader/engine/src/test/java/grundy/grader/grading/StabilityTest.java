package grundy.grader.grading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.catalogue.Catalogue;
import grundy.exercises.HeapGameSolver;
import grundy.grader.result.Report;
import grundy.grader.sandbox.SandboxMode;
import grundy.grader.submission.SubmissionException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Other forms of a submission, many submissions in a row, the same one twice, and what is left afterwards. */
class StabilityTest {

    @TempDir
    private Path temporary;

    /** Compiled classes of a submission, in a folder. */
    private static Path compiled(Desk desk, String source) throws Exception {
        Path file = desk.write(Map.of(Students.FILE, source)).resolve(Students.FILE);
        Path classes = desk.newFolder();
        Path spi = Path.of(HeapGameSolver.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        int status = ToolProvider.getSystemJavaCompiler()
                .run(null, null, null, "-proc:none", "-cp", spi.toString(), "-d", classes.toString(), file.toString());
        assertEquals(0, status);
        return classes;
    }

    private static Path jar(Path classes) throws IOException {
        Path jar = Files.createDirectory(classes.resolveSibling("nur für mich")).resolve("meine Lösung.jar");
        try (var out = new JarOutputStream(Files.newOutputStream(jar));
                Stream<Path> all = Files.walk(classes)) {
            for (Path file : (Iterable<Path>) all.filter(Files::isRegularFile)::iterator) {
                out.putNextEntry(
                        new ZipEntry(classes.relativize(file).toString().replace('\\', '/')));
                Files.copy(file, out);
                out.closeEntry();
            }
        }
        return jar;
    }

    @Test
    void folderOfClassesIsGraded() throws Exception {
        try (var desk = new Desk(temporary, SandboxMode.NONE, Desk.QUICK)) {
            Report report = desk.grade(compiled(desk, Students.sumForXor()));
            assertEquals("java-classes", report.submission().kind());
            assertEquals(187, Desk.check(report, "winners").failed());
        }
    }

    /** The folder is not read, so nothing in it has been held against a limit. */
    @Test
    void classFilesInHiddenFoldersAreNotEvenCopied() throws Exception {
        try (var desk = new Desk(temporary, SandboxMode.NONE, Desk.QUICK)) {
            Path classes = compiled(desk, Students.right());
            Path hidden = Files.createDirectory(classes.resolve(".x")).resolve("Huge.class");
            try (var file = FileChannel.open(hidden, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
                file.write(ByteBuffer.allocate(1), 3L << 30); // a hole: it takes no room
            }
            assertTrue(desk.grade(classes).passed());
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"NONE", "AUTO"})
    void jarThatOnlyWeCanReadIsGraded(SandboxMode mode) throws Exception {
        try (var desk = new Desk(temporary, mode, Desk.QUICK)) {
            Path jar = jar(compiled(desk, Students.right()));
            if (Files.getFileStore(jar).supportsFileAttributeView("posix")) {
                Files.setPosixFilePermissions(jar, PosixFilePermissions.fromString("rw-------"));
                Files.setPosixFilePermissions(jar.getParent(), PosixFilePermissions.fromString("rwx------"));
            }
            Report report = desk.grade(jar);
            assertEquals("jar", report.submission().kind());
            assertTrue(report.passed(), report::toString);
        }
    }

    @Test
    void pathThatIsNotThereIsNoReport() throws Exception {
        try (var desk = new Desk(temporary, SandboxMode.NONE, Desk.QUICK)) {
            var e = assertThrows(SubmissionException.class, () -> desk.grade(temporary.resolve("nowhere")));
            assertEquals(SubmissionException.Problem.BAD_PATH, e.problem());
        }
    }

    private static Report untimed(Report r) {
        return new Report(
                r.exercise(),
                r.exerciseTitle(),
                r.seed(),
                r.sandbox(),
                r.submission(),
                r.status(),
                r.message(),
                r.details(),
                r.notes(),
                r.score(),
                r.maxScore(),
                r.checks(),
                r.diagnosis(),
                r.exhibits(),
                r.output(),
                new Report.Timing(0));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "if (heap == 7) while (true);",
                "if (heap == 7 || heap == 9) System.exit(3);",
                "System.out.println(heap); System.err.println(\"é\".repeat(9000)); if (heap > 20) return heap;",
                "if (heap > 100) throw new IllegalStateException(\"heap \" + heap);",
            })
    void sameSubmissionGivesTheSameReport(String statement) throws Exception {
        try (var desk = new Desk(temporary, SandboxMode.AUTO, Desk.QUICK)) {
            Path submission = desk.write(Map.of(Students.FILE, Students.inGrundy(statement)));
            Report first = untimed(desk.grade(submission));
            Report second = untimed(desk.grade(submission));
            assertEquals(first, second);
        }
    }

    @Test
    void seedChangesTheRandomCasesAlone() throws Exception {
        var exercise = Catalogue.load().find("take-and-split").orElseThrow();
        var one = exercise.checks(1);
        var other = exercise.checks(2);
        assertEquals(
                one.get(1).cases().stream().map(c -> c.input()).toList(),
                other.get(1).cases().stream().map(c -> c.input()).toList());
        assertNotEquals(
                one.get(3).cases().stream().map(c -> c.input()).toList(),
                other.get(3).cases().stream().map(c -> c.input()).toList());
    }

    @Test
    void submissionsInARowAreGradedApart() throws Exception {
        try (var desk = new Desk(temporary, SandboxMode.AUTO, Desk.QUICK)) {
            assertTrue(desk.grade(Students.right()).passed());
            assertEquals(Report.Status.COMPILE_ERROR, desk.grade("class {").status());
            assertEquals(
                    Report.Status.CRASHED,
                    desk.grade(Students.withMembers(Students.right(), "{ System.exit(1); }"))
                            .status());
            assertTrue(desk.grade(Students.right()).passed());
        }
    }

    @Test
    void compilerThatDiedBetweenTwoSubmissionsIsReplaced() throws Exception {
        try (var desk = new Desk(temporary, SandboxMode.NONE, Desk.QUICK)) {
            assertTrue(desk.grade(Students.right()).passed());
            List<ProcessHandle> children = ProcessHandle.current().children().toList();
            Assumptions.assumeTrue(children.size() == 1, "other tests run in this process");
            children.get(0).destroyForcibly();
            assertTrue(desk.grade(Students.right()).passed());
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"NONE", "AUTO"})
    void nothingIsLeftOfASubmissionOrOfTheGrader(SandboxMode mode) throws Exception {
        Path workspace;
        try (var desk = new Desk(temporary, mode, Desk.QUICK)) {
            Path inside = desk.workspace.newFolder("probe");
            workspace = inside.resolve("..").normalize();
            desk.grade(Students.inGrundy("if (heap == 7) while (true);"));
            desk.grade("class {");
            try (Stream<Path> left = Files.list(workspace)) {
                assertEquals(
                        List.of("libraries", "probe"),
                        left.map(p -> p.getFileName().toString().replaceAll("[0-9]+", ""))
                                .sorted()
                                .toList());
            }
        }
        assertTrue(Files.notExists(workspace), workspace::toString);
        awaitNoChildrenAndThreads();
    }

    private static void awaitNoChildrenAndThreads() throws InterruptedException {
        for (int i = 0;
                i < 100 && (threads() > 0 || ProcessHandle.current().children().count() > 0);
                i++) {
            Thread.sleep(50);
        }
        assertEquals(0, threads());
        assertEquals(0, ProcessHandle.current().children().count());
    }

    private static long threads() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(t -> t.getName().equals("watchdog") || t.getName().endsWith("of a submission"))
                .count();
    }

    @Test
    void processThatASolutionLeftBehindHoldsNobodyUp() throws Exception {
        Assumptions.assumeTrue(Files.isExecutable(Path.of("/usr/bin/setsid")), "setsid is not installed");
        String source = Students.inGrundy(
                "if (heap == 7) { try { new ProcessBuilder(\"/usr/bin/setsid\", \"--fork\", \"/bin/sleep\", \"40\")"
                        + ".inheritIO().start().waitFor(); } catch (Exception e) { return -1; } System.exit(5); }");
        try (var desk = new Desk(temporary, SandboxMode.NONE, Desk.QUICK)) {
            long start = System.nanoTime();
            Report report = desk.grade(source);
            assertEquals(List.of("{heap=7} crash"), Desk.kinds(report, "table"));
            assertEquals(0, Desk.check(report, "winners").failed());
            assertTrue(System.nanoTime() - start < 30_000_000_000L, "waited for a process that was left behind");
        }
    }
}
