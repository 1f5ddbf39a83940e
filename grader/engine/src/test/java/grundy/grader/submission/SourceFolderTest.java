package grundy.grader.submission;

import static grundy.grader.submission.Fixtures.SERVICE;
import static grundy.grader.submission.Fixtures.paths;
import static grundy.grader.submission.Fixtures.problem;
import static grundy.grader.submission.Fixtures.read;
import static grundy.grader.submission.Fixtures.write;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SourceFolderTest {
    private static final String SPI = "grundy.exercises.HeapGameSolver";

    @TempDir
    Path temp;

    private Path ada = Path.of("");

    @BeforeEach
    void folder() {
        ada = temp.resolve("ada");
    }

    private static Registration registration(String provider, String where) {
        return new Registration(SPI, provider, where);
    }

    @Test
    void sourcesAtAnyDepthComeInCodePointOrder() throws Exception {
        write(ada, "b/B.java", "package b; class B {}");
        write(ada, "a/deep/down/A.java", "class A {}");
        write(ada, "a-/C.java", "class C {}");
        write(ada, "A.java", "class A {}");

        assertEquals(List.of("A.java", "a-/C.java", "a/deep/down/A.java", "b/B.java"), paths(read(ada)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "homework/", "export/Ada L_1_file/"})
    void aProjectIsItsMainSourcesAndResourcesHoweverDeepItLies(String above) throws Exception {
        write(ada, above + "pom.xml", "<project/>");
        write(ada, above + "src/main/java/course/Solver.java", "package course; class Solver {}");
        write(ada, above + "src/main/resources/" + SERVICE, "course.Solver\n");
        write(ada, above + "src/test/java/course/SolverTest.java", "package course; class SolverTest {}");
        write(ada, above + "src/test/resources/" + SERVICE, "course.Fake\n");
        write(ada, above + "target/generated-sources/X.java", "class X {}");
        write(ada, above + "target/classes/" + SERVICE, "course.Old\n");
        write(ada, above + "target/classes/course/Solver.class", "x");
        write(ada, above + "lib/grundy-exercises-1.0.0.jar", "x");

        Submission submission = read(ada);

        assertEquals(List.of(above + "src/main/java/course/Solver.java"), paths(submission));
        assertEquals(
                List.of(registration("course.Solver", above + "src/main/resources/" + SERVICE)),
                submission.content().registered());
        assertEquals(
                List.of("Not compiled, since outside src/main/java: " + above + "target/generated-sources/X.java."),
                submission.notes());
    }

    @Test
    void aProjectThatKeepsItsSourcesElsewhereIsAFolder() throws Exception {
        write(ada, "build.gradle.kts", "");
        write(ada, "code/Solver.java", "class Solver {}");
        write(ada, "src/test/java/T.java", "class T {}");

        assertEquals(List.of("code/Solver.java"), paths(read(ada)));
    }

    @Test
    void outputOfABuildIsLeftOut() throws Exception {
        write(ada, "Solver.java", "class Solver {}");
        write(ada, "bin/Solver.java", "class Solver {}");
        write(ada, "build/gen/course/Old.java", "package course; class Old {}");
        write(ada, "target/classes/Solver.class", "x");

        Submission submission = read(ada);

        assertEquals(List.of("Solver.java"), paths(submission));
        assertEquals(
                List.of(
                        "Not compiled, since in a build folder: bin/Solver.java and 1 more.",
                        "Class files beside the sources are not used: 1."),
                submission.notes());
    }

    @Test
    void packageDeclarationsAreBelievedNotFolders() throws Exception {
        write(ada, "Solver.java", "class Solver {}");
        write(ada, "out/A.java", "/* out */ package out ; class A {}");
        write(ada, "src/course/build/B.java", "package course.build;\nclass B {}");
        write(ada, "bin/bin/C.java", "package bin;\nclass C {}");

        assertEquals(List.of("Solver.java", "out/A.java", "src/course/build/B.java"), paths(read(ada)));
    }

    @Test
    void whereOnlyABuildFolderHoldsSourcesTheyAreTheSolution() throws Exception {
        write(ada, "out/Solver.java", "class Solver {}");

        assertEquals(List.of("out/Solver.java"), paths(read(ada)));
    }

    @Test
    void testsAreLeftOutSinceTheirLibraryIsNotThere() throws Exception {
        write(ada, "Solver.java", "class Solver {}");
        write(ada, "SolverTest.java", "\nimport static org.junit.jupiter.api.Assertions.*;\nclass SolverTest {}");

        Submission submission = read(ada);

        assertEquals(List.of("Solver.java"), paths(submission));
        assertEquals(List.of("Not compiled, since with tests: SolverTest.java."), submission.notes());
    }

    @Test
    void whatEditorsAndSystemsLeaveBehindIsIgnored() throws Exception {
        write(ada, "Solver.java", "class Solver {}");
        for (String left :
                List.of("__MACOSX/._Solver.java", "._Solver.java", ".git/X.java", ".idea/X.java", ".gradle/X.java")) {
            write(ada, left, new byte[] {0, 5, 22, 7});
        }

        Submission submission = read(ada);

        assertEquals(List.of("Solver.java"), paths(submission));
        assertEquals(List.of(), submission.notes());
    }

    @Test
    void linksInsideAreNotFollowed() throws Exception {
        write(ada, "Solver.java", "class Solver {}");
        Path secret = write(temp, "Secret.java", "class Secret {}");
        Files.createSymbolicLink(ada.resolve("Secret.java"), secret);
        Files.createSymbolicLink(ada.resolve("loop"), ada);

        Submission submission = read(ada);

        assertEquals(List.of("Solver.java"), paths(submission));
        assertEquals(
                List.of("Secret.java is a link and is not followed.", "loop is a link and is not followed."),
                submission.notes());
    }

    @Test
    void aJarBesideTheSourcesIsNotUsed() throws Exception {
        write(ada, "Solver.java", "class Solver {}");
        write(ada, "lib/helper.jar", "x");

        assertEquals(
                List.of("lib/helper.jar is not used, since there are sources beside it."),
                read(ada).notes());
    }

    @Test
    void anEmptyFileIsIgnoredWithANote() throws Exception {
        write(ada, "Solver.java", "class Solver {}");
        write(ada, "Empty.java", "");

        Submission submission = read(ada);

        assertEquals(List.of("Solver.java"), paths(submission));
        assertEquals(List.of("Empty.java is empty and ignored."), submission.notes());
    }

    @Test
    void emptyFilesAloneAreNoSolution() {
        write(ada, "Empty.java", "");

        assertEquals(
                "NO_SOLUTION ada: every .java file is empty; add the source of your solution",
                problem(() -> read(ada)));
    }

    @Test
    void aDescriptorAloneIsNoSolution() {
        write(ada, "a/package-info.java", "package a;");

        assertEquals(
                "NO_SOLUTION ada: only a/package-info.java, which declares no class; add the source of your solution",
                problem(() -> read(ada)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"java.util", "javax.swing", "jdk.internal", "sun.misc", "grundy.exercises", "grundy", "java"})
    void aReservedPackageIsRejected(String name) {
        write(ada, "X.java", "// package mine;\n@Deprecated(since = \"(\") package " + name + ";\nclass X {}");

        assertEquals(
                "REJECTED X.java: " + name + " lies in the reserved package " + name.replaceFirst("\\..*", "")
                        + ".*; hand in your own classes only, in a package of your own",
                problem(() -> read(ada)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"grundyhomework", "javafun.x", "my.java", "jdkx"})
    void aPackageThatOnlyBeginsLikeAReservedOneIsFine(String name) throws Exception {
        write(ada, "X.java", "package " + name + ";\nclass X {}");

        assertEquals(List.of("X.java"), paths(read(ada)));
    }

    @Test
    void serviceFilesAreReadAsTheServiceLoaderReadsThem() throws Exception {
        write(ada, "Solver.java", "class Solver {}");
        write(ada, SERVICE, "\uFEFF# mine\r\n\r\n  course.B  # the second\r\ncourse.A\r\ncourse.A\r\n");
        write(ada, "META-INF/services/java.sql.Driver", "not a driver");

        assertEquals(
                List.of(registration("course.A", SERVICE), registration("course.B", SERVICE)),
                read(ada).content().registered());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"course Solver", "course/Solver.java", "1Solver", "course.Solver;", "course.Solver.class,x"})
    void aServiceFileThatHoldsNoClassNameIsExplained(String line) {
        write(ada, "Solver.java", "class Solver {}");
        write(ada, SERVICE, "# mine\n" + line + "\n");

        assertEquals(
                "NOT_LOADABLE " + SERVICE + ": line 2 is no class name: " + line
                        + "; write one full class name a line, such as course.Solver",
                problem(() -> read(ada)));
    }

    @Test
    void aServiceFileInAnotherEncodingIsExplained() {
        write(ada, "Solver.java", "class Solver {}");
        write(ada, SERVICE, "\uFEFFcourse.Solver".getBytes(UTF_16LE));

        assertEquals(
                "NOT_LOADABLE " + SERVICE + ": not UTF-8 at byte 1 (line 1);"
                        + " it looks like UTF-16 with a byte order mark; save it as UTF-8",
                problem(() -> read(ada)));
    }
}
