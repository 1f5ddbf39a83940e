package grundy.grader.submission;

import static grundy.grader.submission.Fixtures.SERVICE;
import static grundy.grader.submission.Fixtures.compile;
import static grundy.grader.submission.Fixtures.entries;
import static grundy.grader.submission.Fixtures.jar;
import static grundy.grader.submission.Fixtures.problem;
import static grundy.grader.submission.Fixtures.source;
import static grundy.grader.submission.Fixtures.write;
import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JarContentsTest {
    @TempDir
    Path temp;

    private final Map<String, byte[]> solver =
            compile(source("course", "public class Solver implements HeapGameSolver"));

    private Submission read(byte[] jar) throws SubmissionException {
        return Fixtures.read(
                write(temp, "s.jar", jar), ReadLimits.DEFAULT, Runtime.version().feature());
    }

    /** Changes a name in both places where a zip keeps it, which its writer would refuse to do. */
    private static byte[] renamed(byte[] jar, String from, String to) {
        assertEquals(from.length(), to.length());
        return new String(jar, ISO_8859_1).replace(from, to).getBytes(ISO_8859_1);
    }

    @Test
    void aJarIsUsedWhereItLies() throws Exception {
        Submission submission = read(jar(entries(solver, SERVICE, "course.Solver\n", "lib/x.jar", "x", "README", "x")));

        Content.Classes content = (Content.Classes) submission.content();
        assertEquals(Submission.Kind.JAR, submission.kind());
        assertEquals("s.jar", submission.id());
        assertEquals(temp.resolve("s.jar").toRealPath(), content.root());
        assertEquals(List.of("course.Solver"), Fixtures.classNames(submission));
        assertEquals(
                List.of(new Registration("grundy.exercises.HeapGameSolver", "course.Solver", SERVICE)),
                content.registered());
        assertEquals(
                List.of("lib/x.jar is not used: a jar inside a jar is not on the class path."), submission.notes());
    }

    @Test
    void classesForOtherVersionsOfJavaTakeNoPartInTheChoice() throws Exception {
        Map<String, byte[]> all = entries(solver);
        all.put("META-INF/versions/99/course/Other.class", new byte[] {1});

        assertEquals(List.of("course.Solver"), Fixtures.classNames(read(jar(all))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"META-INF/versions/9/java/util/X.class", "META-INF/versions/9/grundy/X.class"})
    void classesForOtherVersionsOfJavaKeepToTheirPackagesToo(String path) {
        String name = path.substring("META-INF/versions/9/".length()).replace('/', '.');
        Map<String, byte[]> all = entries(solver, path, "x");

        assertEquals(
                "REJECTED s.jar!/" + path + ": " + name + " lies in the reserved package "
                        + name.substring(0, name.indexOf('.'))
                        + ".*; hand in your own classes only, in a package of your own",
                problem(() -> read(jar(all))));
    }

    @ParameterizedTest
    @CsvSource({
        "../evil.txt,leaves the jar",
        "a/../../b.t,leaves the jar",
        "/etc/passwd,is an absolute path",
        "C:/x/y/z.tx,is an absolute path",
        "a\\b\\evil.tx,has a backslash",
    })
    void anEntryThatCouldLandElsewhereIsRejected(String path, String fault) {
        Map<String, byte[]> all = entries(solver, path, "x");

        assertEquals(
                "REJECTED s.jar: the entry " + path + " " + fault + "; pack it again with the jar tool",
                problem(() -> read(jar(all))));
    }

    @Test
    void anEntryThatIsThereTwiceIsRejected() {
        byte[] twice = renamed(jar(entries(solver, "note-1", "x", "note-2", "y")), "note-2", "note-1");

        assertEquals(
                "REJECTED s.jar: the entry note-1 is there twice; pack it again with the jar tool",
                problem(() -> read(twice)));
    }

    @Test
    void aControlCharacterInANameIsRejectedAndNotPrinted() {
        Map<String, byte[]> all = entries(solver, "a\u001B[31m", "x");

        assertEquals(
                "REJECTED s.jar: the entry a\\u001b[31m has a control character; pack it again with the jar tool",
                problem(() -> read(jar(all))));
    }

    @Test
    void everyTruncationIsSaidToBeOne() {
        byte[] whole = jar(entries(solver));
        for (int length = 2; length < whole.length; length += 7) {
            byte[] cut = Arrays.copyOf(whole, length);
            assertEquals(
                    "NOT_LOADABLE s.jar: the jar is cut off or damaged; pack it, or upload it, again",
                    problem(() -> read(cut)));
        }
    }

    @ParameterizedTest
    @CsvSource(
            ignoreLeadingAndTrailingWhitespace = false,
            value = {
                "'','the file is empty; pack it, or upload it, again'",
                "Rar!\u001A\u0007,a RAR archive with the name of a jar; pack it with the jar tool",
                "7z\u00BC\u00AF,a 7z archive with the name of a jar; pack it with the jar tool",
                "\u001F\u008B\u0008,a gzip file with the name of a jar; pack it with the jar tool",
                "\u00CA\u00FE\u00BA\u00BE,a class file with the name of a jar; pack it with the jar tool",
                "<!DOCTYPE html>,a web page with the name of a jar; download or export the jar again",
                "hello,no jar at all; pack the compiled classes with the jar tool",
            })
    void aFileThatIsOnlyCalledAJarSaysWhatItIs(String start, String message) {
        assertEquals("NOT_LOADABLE s.jar: " + message, problem(() -> read(start.getBytes(ISO_8859_1))));
    }

    @Test
    void aWrongChecksumIsDamage() {
        byte[] bytes = jar(Map.of("note", "abc".getBytes(ISO_8859_1)));
        int central = new String(bytes, ISO_8859_1).indexOf("PK\u0001\u0002");
        bytes[central + 16] ^= 1; // the checksum in the directory that a class loader reads

        assertEquals(
                "NOT_LOADABLE s.jar: the entry note is damaged (wrong checksum); pack it again",
                problem(() -> read(bytes)));
    }

    @Test
    void anEncryptedJarIsSaidToBeOne() {
        byte[] bytes = jar(Map.of("note", new byte[1]));
        int central = new String(bytes, ISO_8859_1).indexOf("PK\u0001\u0002");
        bytes[central + 8] |= 1;

        assertEquals(
                "NOT_LOADABLE s.jar: the jar is encrypted; pack it without a password", problem(() -> read(bytes)));
    }

    @Test
    void aNameInTheCodePageOfAnOldToolIsSaidToBeOne() {
        byte[] bytes = renamed(jar(Map.of("note", new byte[1])), "note", "n\u0081te");

        assertEquals(
                "NOT_LOADABLE s.jar: the name of an entry is not UTF-8; pack it with the jar tool",
                problem(() -> read(bytes)));
    }

    @Test
    void aJarWithoutClassesSaysWhatToPack() {
        assertEquals(
                "NO_SOLUTION s.jar: no class files inside; pack the compiled classes",
                problem(() -> read(jar(Map.of("README", new byte[0])))));
        assertEquals(
                "NO_SOLUTION s.jar: no class files inside, only sources (1);"
                        + " pack the compiled classes, or give the folder of sources",
                problem(() -> read(jar(Map.of("Solver.java", new byte[0])))));
    }

    @Test
    void aClassOutsideItsPackageIsSentToItsPlace() {
        Map<String, byte[]> all = Map.of("BOOT-INF/classes/course/Solver.class", solver.get("course/Solver"));

        assertEquals(
                "NOT_LOADABLE s.jar!/BOOT-INF/classes/course/Solver.class: holds the class course.Solver;"
                        + " put it at course/Solver.class",
                problem(() -> read(jar(all))));
    }

    @Test
    void aDamagedClassIsNamedWithItsJar() {
        assertEquals(
                "NOT_LOADABLE s.jar!/A.class: no class file, or a damaged one; compile it again",
                problem(() -> read(jar(Map.of("A.class", new byte[] {1, 2, 3})))));
    }

    @Test
    void aJarThatCarriesOurOwnClassesIsRejected() {
        Map<String, byte[]> all = entries(compile("package grundy.exercises; public class Move {}"));

        String message = problem(() -> read(jar(all)));

        assertEquals(
                "REJECTED s.jar!/grundy/exercises/Move.class: grundy.exercises.Move lies in the reserved package"
                        + " grundy.*; hand in your own classes only, in a package of your own",
                message);
        assertFalse(message.contains("\n"));
    }
}
