package grundy.grader.submission;

import static grundy.grader.submission.Fixtures.entries;
import static grundy.grader.submission.Fixtures.jar;
import static grundy.grader.submission.Fixtures.paths;
import static grundy.grader.submission.Fixtures.problem;
import static grundy.grader.submission.Fixtures.read;
import static grundy.grader.submission.Fixtures.source;
import static grundy.grader.submission.Fixtures.write;
import static java.nio.charset.StandardCharsets.UTF_16;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.grader.archive.ArchiveLimits;
import grundy.grader.submission.Submission.Kind;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Archives as they are handed in. What {@link Fixtures#jar} makes is a zip archive, whatever it is called. */
class ArchiveSubmissionTest {
    private static final String SOLVER = source("", "public class Solver implements HeapGameSolver");

    @TempDir
    Path temp;

    private static byte[] zip(String... pathsAndTexts) {
        return jar(entries(Map.of(), pathsAndTexts));
    }

    private static byte[] zip(Map<String, byte[]> files) {
        return jar(new TreeMap<>(files));
    }

    @ParameterizedTest
    @ValueSource(strings = {"solution.zip", "S.ZIP", "a b (1) =1+1 \u00E9.zip"})
    void aZipIsASubmissionOfWhatItHolds(String name) throws Exception {
        Submission submission = read(write(temp, name, zip("Solver.java", SOLVER)));

        assertEquals(name, submission.id());
        assertEquals(name, submission.name());
        assertEquals(Kind.JAVA_SOURCE, submission.kind());
        assertEquals(List.of("Solver.java"), paths(submission));
        assertEquals(List.of(), submission.notes());
    }

    @Test
    void aZipOfAFolderInAFolderIsLookedThrough() throws Exception {
        assertEquals(
                List.of("hw1/hw1/src/Solver.java"),
                paths(read(write(temp, "s.zip", zip("hw1/hw1/src/Solver.java", SOLVER, "hw1/readme.txt", "x")))));
    }

    @Test
    void whatAMacPutsIntoAZipIsIgnored() throws Exception {
        byte[] zip = zip("__MACOSX/._Solver.java", "x", ".DS_Store", "x", "._Solver.java", "x", "Solver.java", SOLVER);

        assertEquals(List.of("Solver.java"), paths(read(write(temp, "s.zip", zip))));
    }

    @Test
    void entriesWithBackslashesLieInFolders() throws Exception {
        assertEquals(
                List.of("src/course/Solver.java"),
                paths(read(write(temp, "s.zip", zip("src\\course\\Solver.java", SOLVER)))));
    }

    @Test
    void aPackageNamedAfterABuildFolderOrAnExportIsKept() throws Exception {
        String odd = "out.Name_1_assignsubmission_file_";
        byte[] zip = zip(
                "out/Name_1_assignsubmission_file_/Solver.java",
                source(odd, "public class Solver implements HeapGameSolver"),
                "Helper.java",
                "package bin; class Helper {}");

        assertEquals(
                List.of("Helper.java", "out/Name_1_assignsubmission_file_/Solver.java"),
                paths(read(write(temp, "s.zip", zip))));
    }

    @Test
    void classesInAZipAreAFolderOfClasses() throws Exception {
        byte[] zip = jar(entries(Fixtures.compile(SOLVER)));

        Submission submission = read(
                write(temp, "s.zip", zip), ReadLimits.DEFAULT, Runtime.version().feature());

        assertEquals(Kind.JAVA_CLASSES, submission.kind());
        assertEquals(List.of("Solver"), Fixtures.classNames(submission));
    }

    @Test
    void encodingsOfSourcesAreToldInAZipToo() throws Exception {
        byte[] zip = zip(Map.of("B.java", "\uFEFFclass B {}\r\n".getBytes(UTF_8), "C.java", new byte[0]));

        Submission submission = read(write(temp, "s.zip", zip));

        assertEquals(List.of("B.java"), paths(submission));
        assertEquals(List.of("C.java is empty and ignored."), submission.notes());
        assertEquals(
                "COMPILE_ERROR A.java: not UTF-8 at byte 1 (line 1); it looks like UTF-16 with a byte order mark;"
                        + " save it as UTF-8",
                problem(() -> read(write(temp, "t.zip", zip(Map.of("A.java", "class A {}".getBytes(UTF_16)))))));
    }

    @Test
    void aFolderThatHoldsNothingButAZipIsThatZip() throws Exception {
        write(temp, "Ada_1_assignsubmission_file_/solution.zip", zip("Solver.java", SOLVER));

        Submission submission = read(temp.resolve("Ada_1_assignsubmission_file_"));

        assertEquals("Ada_1_assignsubmission_file_", submission.id());
        assertEquals(List.of("Solver.java"), paths(submission));
    }

    @Test
    void aFolderThatHoldsNothingButAJarIsThatJar() throws Exception {
        write(temp, "ada/sub/solution.jar", jar(entries(Fixtures.compile(SOLVER))));
        write(temp, "ada/readme.txt", "x");

        Submission submission =
                read(temp.resolve("ada"), ReadLimits.DEFAULT, Runtime.version().feature());

        assertEquals("ada", submission.id());
        assertEquals(Kind.JAR, submission.kind());
    }

    @Test
    void aZipInAZipIsOpenedUpToALimit() throws Exception {
        byte[] one = zip("Solver.java", SOLVER);
        byte[] two = zip(Map.of("in/one.zip", one));
        byte[] three = zip(Map.of("two.zip", two));
        byte[] four = zip(Map.of("three.zip", three));

        assertEquals(List.of("Solver.java"), paths(read(write(temp, "3.zip", three))));
        assertEquals(
                "REJECTED in/one.zip: an archive inside 3 others, the limit is 3 in all; pack the solution once",
                problem(() -> read(write(temp, "4.zip", four))));
    }

    @Test
    void severalArchivesLieSideBySide() throws Exception {
        write(temp, "ada/model.zip", zip("m/Model.java", "package m; class Model {}"));
        write(temp, "ada/solver.zip", zip("Solver.java", SOLVER));
        write(temp, "ada/library.jar", "no jar");

        Submission submission = read(temp.resolve("ada"));

        assertEquals(List.of("1-model.zip/m/Model.java", "2-solver.zip/Solver.java"), paths(submission));
    }

    @Test
    void manyArchivesAreNotGuessedAt() {
        for (int i = 0; i < 6; i++) {
            write(temp, "ada/" + i + ".zip", zip("Solver.java", SOLVER));
            write(temp, "bob/" + i + ".jar", zip("x", "y"));
        }

        assertEquals(
                "NOT_LOADABLE ada: 6 archives, which are too many to tell the solution; hand in one",
                problem(() -> read(temp.resolve("ada"))));
        assertEquals(
                "NOT_LOADABLE bob: 6 archives (0.jar, 1.jar, 2.jar, ...); hand in the one that holds the solution",
                problem(() -> read(temp.resolve("bob"))));
    }

    @Test
    void sourcesBesideAnArchiveAreTheSolution() throws Exception {
        write(temp, "ada/Solver.java", SOLVER);
        write(temp, "ada/old.zip", zip("Old.java", SOLVER));

        Submission submission = read(temp.resolve("ada"));

        assertEquals(List.of("Solver.java"), paths(submission));
        assertEquals(List.of("old.zip is not used, since there are sources beside it."), submission.notes());
    }

    @Test
    void badArchivesAreNamedForWhatTheyAre() {
        String plain = "; pack the solution as a plain zip";

        assertEquals(
                "NOT_LOADABLE s.zip: a RAR archive with the name of a zip archive" + plain,
                problem(() -> read(write(temp, "s.zip", "Rar!\u001A\u0007\u0001"))));
        assertEquals(
                "NOT_LOADABLE s.rar: this kind of archive is not opened" + plain,
                problem(() -> read(write(temp, "s.rar", "Rar!\u001A\u0007\u0001"))));
        assertEquals(
                "NOT_LOADABLE empty.zip: an empty file; pack it, or upload it, again",
                problem(() -> read(write(temp, "empty.zip", ""))));
        assertEquals(
                "REJECTED evil.zip: the entry ../Solver.java leaves the archive; pack the folder of the solution",
                problem(() -> read(write(temp, "evil.zip", zip("../Solver.java", SOLVER)))));
        assertEquals(
                "NO_SOLUTION nothing.zip: the archive is empty; put the files of your solution there",
                problem(() -> read(write(temp, "nothing.zip", zip("__MACOSX/x", "y")))));
        assertEquals(
                "NO_SOLUTION text.zip: no .java, .class, .cpp or .py file inside, and nothing that can be run (found 1 x .txt); give the folder of your solution",
                problem(() -> read(write(temp, "text.zip", zip("a.txt", "y")))));
    }

    @Test
    void whatIsUnpackedIsLimitedForAllArchivesTogether() {
        ArchiveLimits limits = new ArchiveLimits(1_000, 1_000, 100, 100, 10, 3);
        write(temp, "ada/a.zip", zip("A.java", "x".repeat(600)));
        write(temp, "ada/b.zip", zip("B.java", "x".repeat(600)));

        assertEquals(
                "REJECTED b.zip: the entry B.java passes the limit of 1000 unpacked bytes; hand in the solution alone",
                problem(() -> read(temp.resolve("ada"), ReadLimits.DEFAULT, limits, 17)));
    }

    @Test
    void messagesNameNothingOutsideTheSubmission() {
        List<String> problems = List.of(
                problem(() -> read(write(temp, "deep.zip", zip("a/".repeat(49) + "x/y.txt", "z")))),
                problem(() -> read(write(temp, "two.zip", zip("a/A.class", "x")))),
                problem(() -> read(write(temp, "jar.zip", zip("s.jar", "x")))),
                problem(() -> read(write(temp, "bad.zip", zip("in/s.zip", "x")))));

        for (String problem : problems) {
            assertFalse(problem.contains(temp.toString()) || problem.contains("scratch"), problem);
            assertTrue(problem.lines().count() == 1, problem);
        }
    }

    @Test
    void remarksOnAnArchiveAreFew() throws Exception {
        String[] twins = new String[40];
        for (int i = 0; i < 20; i++) {
            twins[2 * i] = "x".repeat(300) + i;
            twins[2 * i + 1] = "y";
        }
        TreeMap<String, byte[]> files = new TreeMap<>(entries(Map.of(), twins));
        files.put("Solver.java", SOLVER.getBytes(UTF_8));

        List<String> notes = read(write(temp, "s.zip", jar(files))).notes();

        assertEquals(6, notes.size(), notes.toString());
        assertEquals("s.zip: so are 15 more entries.", notes.get(5));
    }

    @Test
    void severalArchivesMayHaveTheLongestNamesThatThereAre() throws Exception {
        for (String letter : List.of("A", "B")) {
            write(temp, "ada/" + letter.repeat(251) + ".zip", zip(letter + ".java", "class " + letter + " {}"));
        }

        assertEquals(List.of("1/A.java", "2/B.java"), paths(read(temp.resolve("ada"))));
    }
}
