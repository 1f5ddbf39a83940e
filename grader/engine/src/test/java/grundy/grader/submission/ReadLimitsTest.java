package grundy.grader.submission;

import static grundy.grader.submission.Fixtures.entries;
import static grundy.grader.submission.Fixtures.jar;
import static grundy.grader.submission.Fixtures.problem;
import static grundy.grader.submission.Fixtures.write;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Each limit lets through exactly what it says. */
class ReadLimitsTest {
    private static final int MANY = 1_000_000;
    private static final String ALONE = "; hand in the solution alone";

    @TempDir
    Path temp;

    private static void read(Path path, ReadLimits limits) throws SubmissionException {
        Fixtures.read(path, limits, Runtime.version().feature());
    }

    private static ReadLimits limits(int entries, int sources, int sourceBytes, int totalSourceBytes, int depth) {
        return new ReadLimits(entries, sources, sourceBytes, totalSourceBytes, MANY, MANY, depth);
    }

    private Path twoSources() {
        write(temp, "ada/A.java", "class A {}");
        write(temp, "ada/deep/B.java", "class B {}");
        return temp.resolve("ada");
    }

    private Path twoClasses() {
        entries(Fixtures.compile("class A {}", "class B {}"))
                .forEach((path, bytes) -> write(temp, "ada/" + path, bytes));
        return temp.resolve("ada");
    }

    @Test
    void whatIsExactlyAtEveryLimitIsRead() throws Exception {
        Submission submission = Fixtures.read(twoSources(), limits(3, 2, 10, 20, 1), 17);

        assertEquals(List.of("A.java", "deep/B.java"), Fixtures.paths(submission));
    }

    @Test
    void oneEntryTooMany() {
        assertEquals(
                "REJECTED ada: more than 2 files and folders, the limit is 2" + ALONE,
                problem(() -> read(twoSources(), limits(2, 2, 10, 20, 1))));
    }

    @Test
    void oneSourceTooMany() {
        assertEquals(
                "REJECTED ada: 2 source files, the limit is 1" + ALONE,
                problem(() -> read(twoSources(), limits(3, 1, 10, 20, 1))));
    }

    @Test
    void oneByteTooManyInAFile() {
        assertEquals(
                "REJECTED A.java: more than 9 bytes, the limit is 9" + ALONE,
                problem(() -> read(twoSources(), limits(3, 2, 9, 20, 1))));
    }

    @Test
    void oneByteTooManyInAll() {
        assertEquals(
                "REJECTED ada (all sources): more than 19 bytes, the limit is 19" + ALONE,
                problem(() -> read(twoSources(), limits(3, 2, 10, 19, 1))));
    }

    @Test
    void oneFolderTooDeep() {
        write(temp, "ada/deep/deeper/C.java", "class C {}");

        assertEquals(
                "REJECTED deep/deeper: folders lie 2 deep, the limit is 1" + ALONE,
                problem(() -> read(twoSources(), limits(9, 9, 10, 99, 1))));
    }

    @Test
    void oneClassFileTooMany() {
        assertEquals(
                "REJECTED ada: 2 class files, the limit is 1" + ALONE,
                problem(() -> read(twoClasses(), new ReadLimits(9, 9, 9, 9, 1, MANY, 9))));
    }

    @Test
    void classFilesTooLargeTogether() {
        assertEquals(
                "REJECTED ada (all class files): more than 250 bytes, the limit is 250" + ALONE,
                problem(() -> read(twoClasses(), new ReadLimits(9, 9, 9, 9, 9, 250, 9))));
    }

    @Test
    void aJarWithTooManyEntriesOrClasses() {
        Path file = write(temp, "s.jar", jar(entries(Fixtures.compile("class A {}", "class B {}"), "x", "")));

        assertEquals(
                "REJECTED s.jar: 3 entries, the limit is 2" + ALONE,
                problem(() -> read(file, new ReadLimits(2, 9, 9, 9, 9, MANY, 9))));
        assertEquals(
                "REJECTED s.jar: more than 1 class files, the limit is 1" + ALONE,
                problem(() -> read(file, new ReadLimits(9, 9, 9, 9, 1, MANY, 9))));
    }

    @Test
    void theRealBytesOfAJarAreCountedNotThePackedOnes() {
        byte[] packed = jar(Map.of("zeros", new byte[100_000]));
        Path file = write(temp, "bomb.jar", packed);

        assertEquals(true, packed.length < 1_000);
        assertEquals(
                "REJECTED zeros: more than 1000 bytes, the limit is 1000" + ALONE,
                problem(() -> read(file, new ReadLimits(9, 9, 9, 9, 9, 1_000, 9))));
    }

    @Test
    void aJarLargerThanAllThatItMayHoldIsNotOpened() {
        Path file = write(temp, "s.jar", new byte[1_001]);

        assertEquals(
                "REJECTED s.jar: 1001 bytes, the limit is 1000" + ALONE,
                problem(() -> read(file, new ReadLimits(9, 9, 9, 9, 9, 1_000, 9))));
    }

    @Test
    void aLimitOfNothingIsAMistake() {
        assertThrows(IllegalArgumentException.class, () -> new ReadLimits(1, 1, 1, 1, 1, 1, 0));
    }
}
