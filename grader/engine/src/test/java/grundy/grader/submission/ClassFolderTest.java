package grundy.grader.submission;

import static grundy.grader.submission.Fixtures.SERVICE;
import static grundy.grader.submission.Fixtures.compile;
import static grundy.grader.submission.Fixtures.entries;
import static grundy.grader.submission.Fixtures.onlyClass;
import static grundy.grader.submission.Fixtures.problem;
import static grundy.grader.submission.Fixtures.source;
import static grundy.grader.submission.Fixtures.write;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ClassFolderTest {
    @TempDir
    Path temp;

    private static Submission read(Path path) throws SubmissionException {
        return Fixtures.read(path, ReadLimits.DEFAULT, Runtime.version().feature());
    }

    private void solverBelow(String folder) {
        String solver = source("course", "public class Solver implements HeapGameSolver", "class Inner {}");
        entries(compile(solver)).forEach((path, bytes) -> write(temp.resolve("ada"), folder + path, bytes));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "target/classes/", "build/classes/java/main/", "out/production/ada/", "a b [c]/"})
    void theRootIsWhereThePackagesBegin(String folder) throws Exception {
        solverBelow(folder);
        write(temp, "ada/" + folder + SERVICE, "course.Solver");

        Submission submission = read(temp.resolve("ada"));

        Content.Classes content = (Content.Classes) submission.content();
        assertEquals(Submission.Kind.JAVA_CLASSES, submission.kind());
        assertEquals(
                temp.resolve("ada").toRealPath().resolve(folder), content.root().resolve(""));
        assertEquals(List.of("course.Solver", "course.Solver$Inner"), Fixtures.classNames(submission));
        assertEquals(
                List.of(new Registration("grundy.exercises.HeapGameSolver", "course.Solver", folder + SERVICE)),
                content.registered());
    }

    @Test
    void classesOfTestsAreLeftOut() throws Exception {
        solverBelow("target/classes/");
        write(temp, "ada/target/test-classes/T.class", onlyClass("class T {}"));
        write(temp, "ada/target/test-classes/" + SERVICE, "T");

        Submission submission = read(temp.resolve("ada"));

        assertEquals(List.of("course.Solver", "course.Solver$Inner"), Fixtures.classNames(submission));
        assertEquals(List.of(), submission.content().registered());
    }

    @Test
    void twoRootsAreNotGuessedAbout() {
        solverBelow("bin/");
        solverBelow("old/");

        assertEquals(
                "NOT_LOADABLE ada: classes below 2 folders: bin, old; give the one that holds the solution",
                problem(() -> read(temp.resolve("ada"))));
    }

    @Test
    void aClassFileOutsideItsPackageIsSentToItsPlace() {
        byte[] solver = onlyClass("package course; class Solver {}");
        write(temp, "ada/Solver.class", solver);

        assertEquals(
                "NOT_LOADABLE Solver.class: holds the class course.Solver; put it at course/Solver.class",
                problem(() -> read(temp.resolve("ada"))));
    }

    @Test
    void aDamagedClassFileIsNamed() {
        write(temp, "ada/course/Solver.class", "no class");

        assertEquals(
                "NOT_LOADABLE course/Solver.class: no class file, or a damaged one; compile it again",
                problem(() -> read(temp.resolve("ada"))));
    }

    @Test
    void aReservedClassIsRejected() {
        write(temp, "ada/sun/X.class", onlyClass("package sun; class X {}"));

        assertEquals(
                "REJECTED sun/X.class: sun.X lies in the reserved package sun.*;"
                        + " hand in your own classes only, in a package of your own",
                problem(() -> read(temp.resolve("ada"))));
    }
}
