package grundy.grader.submission;

import static grundy.grader.submission.Fixtures.problem;
import static grundy.grader.submission.Fixtures.read;
import static grundy.grader.submission.Fixtures.write;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SubmissionReaderTest {
    @TempDir
    Path temp;

    @Test
    void oneSourceFileIsASubmissionOfThatFileAlone() throws Exception {
        write(temp, "Other.java", "class Other {}");
        Path file = write(temp, "Solver.java", "class Solver {}");

        assertEquals(
                new Submission(
                        "Solver.java",
                        "Solver.java",
                        Submission.Kind.JAVA_SOURCE,
                        new Content.Sources(List.of(new SourceText("Solver.java", "class Solver {}")), List.of()),
                        List.of()),
                read(file));
    }

    @ParameterizedTest
    @ValueSource(strings = {"a b [c] 'd' \"e\"", "=1+1", "<script>", "(1+1)*", "\uD83C\uDFB2 \u00E9", "e\u0301"})
    void oddNamesAreOnlyNames(String name) throws Exception {
        Path folder = resolve(name);
        write(folder, "Solver.java", "class Solver {}");

        Submission submission = read(folder);

        assertEquals(name, submission.id());
        assertEquals(List.of("Solver.java"), Fixtures.paths(submission));
    }

    private Path resolve(String name) {
        try {
            return temp.resolve(name);
        } catch (InvalidPathException e) {
            assumeTrue(false, "this file system has no such names");
            throw e;
        }
    }

    @Test
    void theIdIsTheRealNameBehindDotsAndLinks() throws Exception {
        Path folder = temp.resolve("ada");
        write(folder, "sub/Solver.java", "class Solver {}");
        Path link = Files.createSymbolicLink(temp.resolve("link"), folder);

        assertEquals("ada", read(folder.resolve("sub/..")).id());
        assertEquals("ada", read(folder.resolve(".")).id());
        assertEquals("ada", read(link).id());
    }

    @Test
    void aPathThatIsNotThereIsSaidSo() {
        assertEquals(
                "BAD_PATH " + temp + "/nobody: no such file or folder; check how the path is spelled",
                problem(() -> read(temp.resolve("nobody"))));
    }

    @Test
    void aLinkToNothingIsSaidSo() throws Exception {
        Path link = Files.createSymbolicLink(temp.resolve("gone"), temp.resolve("nothing"));

        assertEquals(
                "BAD_PATH " + link + ": a link to nothing; check how the path is spelled", problem(() -> read(link)));
    }

    @Test
    void anUnreadableFileOrFolderIsSaidSo() throws Exception {
        Path file = write(temp, "closed/Solver.java", "class Solver {}");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("---------"));
        assumeFalse(Files.isReadable(file), "root may read everything");

        String right = ": cannot be read; give yourself the right to read it";
        assertEquals("BAD_PATH " + file.toRealPath() + right, problem(() -> read(file)));
        assertEquals("BAD_PATH Solver.java" + right, problem(() -> read(temp.resolve("closed"))));
    }

    @Test
    void aSocketIsNoSubmissionAndIgnoredInsideOne() throws Exception {
        Path folder = temp.resolve("s");
        write(folder, "Solver.java", "class Solver {}");
        Path socket = folder.resolve("Socket.java");
        try (ServerSocketChannel channel = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
            bind(channel, socket);

            assertEquals(
                    "BAD_PATH " + socket + ": neither a file nor a folder; give a folder, a file or an archive",
                    problem(() -> read(socket)));
            assertEquals(
                    List.of("Socket.java is no regular file and is not read."),
                    read(folder).notes());
        }
    }

    private static void bind(ServerSocketChannel channel, Path socket) {
        try {
            channel.bind(UnixDomainSocketAddress.of(socket));
        } catch (IOException e) {
            assumeTrue(false, "no socket can be made here: " + e.getMessage());
        }
    }

    @Test
    void anEmptyFolderIsSaidSoAlsoWhenAnOperatingSystemWasThere() throws Exception {
        Path folder = Files.createDirectory(temp.resolve("ada"));
        String empty = "NO_SOLUTION ada: the folder is empty; put the files of your solution there";
        assertEquals(empty, problem(() -> read(folder)));

        write(folder, ".DS_Store", "x");
        write(folder, "__MACOSX/._Solver.java", "x");
        Files.createDirectory(folder.resolve("src"));
        assertEquals(empty, problem(() -> read(folder)));
    }

    @Test
    void aFolderWithNeitherSourcesNorClassesSaysWhatIsThere() {
        Path folder = temp.resolve("ada");
        write(folder, "a.txt", "x");
        write(folder, "b.txt", "x");
        write(folder, "c.kt", "x");
        write(folder, "Makefile", "x");

        assertEquals(
                "NO_SOLUTION ada: no .java, .class, .cpp or .py file inside, and nothing that can be run"
                        + " (found 1 x .kt, 2 x .txt, 1 x no ending); give the folder of your solution",
                problem(() -> read(folder)));
    }

    @ParameterizedTest
    @CsvSource({
        "S.class,a single class file; give the folder below which its packages begin",
        "s.txt,'this kind of file is not graded; give a folder, a .java, .cpp or .py file, a .jar, a .zip, a program that"
                + " can be run, or say with --run how to run it'",
    })
    void otherKindsOfFilesSayWhatToDo(String name, String message) {
        Path file = write(temp, name, "x");

        assertEquals("BAD_PATH " + name + ": " + message, problem(() -> read(file)));
    }

    @Test
    void controlCharactersOfANameNeverReachTheMessage() {
        Path file = temp.resolve("a\n\u001B[31m\u202Eb.java");

        assertEquals(
                "BAD_PATH " + temp
                        + "/a\\u000a\\u001b[31m\\u202eb.java: no such file or folder; check how the path is spelled",
                problem(() -> read(file)));
    }
}
