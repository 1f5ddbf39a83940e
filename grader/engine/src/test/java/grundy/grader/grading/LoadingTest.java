package grundy.grader.grading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.grader.result.CheckResult;
import grundy.grader.result.Report;
import grundy.grader.sandbox.SandboxMode;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Submissions that cannot be asked anything, each with its status and one line that says why. */
class LoadingTest {

    private static final String SERVICE = "META-INF/services/grundy.exercises.HeapGameSolver";

    @TempDir
    private static Path temporary;

    private static Desk desk;

    @BeforeAll
    static void open() throws Exception {
        desk = new Desk(temporary, SandboxMode.NONE, Desk.QUICK);
    }

    @AfterAll
    static void close() {
        desk.close();
    }

    private static void assertNotGraded(Report report, Report.Status status, String message) {
        assertEquals(status + ": " + message, report.status() + ": " + report.message());
        assertFalse(report.passed());
        assertEquals("0.0", report.score().toPlainString());
        assertEquals(100, report.maxScore());
        assertEquals(
                List.of("table 31", "winners 819", "moves 618", "large 370"),
                report.checks().stream().map(c -> c.id() + " " + c.notRun()).toList());
        assertTrue(report.checks().stream().allMatch(c -> c.status() == CheckResult.Status.NOT_RUN));
    }

    private static String constructor(String statement) {
        return Students.withMembers(Students.right(), "public Solver() { " + statement + " }");
    }

    @Test
    void constructorThatThrows() throws Exception {
        String source = constructor("throw new IllegalStateException(\"no\\nway\");");
        Report report = desk.grade(source);
        assertNotGraded(
                report,
                Report.Status.NOT_LOADABLE,
                "The constructor of course.Solver threw java.lang.IllegalStateException: no way");
        int line = Students.lineOf(source, "public Solver()");
        assertEquals(
                List.of("at course.Solver.<init>(Solver.java:" + line + ")"),
                report.details().stream().map(Report.Detail::text).toList());
        assertEquals("course.Solver", report.submission().provider());
    }

    @Test
    void constructorThatDoesNotEnd() throws Exception {
        assertNotGraded(
                desk.grade(constructor("while (true);")),
                Report.Status.TIMED_OUT,
                "loading and constructing the solution took longer than 3 s: look for an endless loop in its constructor"
                        + " and its static fields");
    }

    @Test
    void constructorThatEndsTheProcessAndWhatItPrinted() throws Exception {
        Report report = desk.grade(constructor("System.out.print(\"bye\"); System.exit(9);"));
        assertNotGraded(
                report,
                Report.Status.CRASHED,
                "the program ended before it could be asked anything: it ended itself with exit status 9; look at its"
                        + " constructor and its static fields");
        assertEquals(new Report.Output("bye", 3, "", 0), report.output());
    }

    @Test
    void staticFieldThatThrows() throws Exception {
        Report report =
                desk.grade(Students.withMembers(Students.right(), "static final int X = 1 / Integer.signum(0);"));
        assertEquals(Report.Status.NOT_LOADABLE, report.status());
        assertTrue(String.valueOf(report.message()).contains("/ by zero"), report::message);
    }

    @Test
    void compileErrorWithItsLineAndColumn() throws Exception {
        String source = Students.right().replace("return value(heap);", "return value(heap)");
        Report report = desk.grade(Map.of("src/Löser.java", source));
        int line = Students.lineOf(source, "return value(heap)");
        assertNotGraded(
                report,
                Report.Status.COMPILE_ERROR,
                "the sources do not compile: 1 error, the first at src/Löser.java:" + line);
        assertEquals(
                List.of(new Report.Detail(
                        "src/Löser.java:" + line + ": ';' expected", "        return value(heap)", 27)),
                report.details());
    }

    @Test
    void columnCountsATabAsOneCharacter() throws Exception {
        Report report = desk.grade("class A {\n\t\tint a = \"\";\n}\n");
        assertEquals(
                List.of(new Report.Detail(
                        "Solver.java:2: incompatible types: java.lang.String cannot be converted to int",
                        "\t\tint a = \"\";",
                        11)),
                report.details());
    }

    @Test
    void lineThatIsVeryLongIsCutAroundTheFault() throws Exception {
        String blanks = " ".repeat(5_000);
        Report report = desk.grade("class A {" + blanks + "int a = \"\";" + blanks + "}");
        var detail = report.details().get(0);
        assertEquals(1_001, String.valueOf(detail.source()).length());
        assertEquals(501, detail.column());
        assertEquals("\"\";", String.valueOf(detail.source()).substring(500, 503));
    }

    @Test
    void severalCompileErrorsAreCounted() throws Exception {
        Report report = desk.grade("class A { int a = \"\"; int b = c; }");
        assertEquals(
                "the sources do not compile: 2 errors, the first at Solver.java:1", String.valueOf(report.message()));
        assertEquals(2, report.details().size());
    }

    @Test
    void noSolutionInside() throws Exception {
        Report report = desk.grade("public class Solver { public int grundy(int heap) { return 0; } }");
        assertEquals(Report.Status.NOT_LOADABLE, report.status());
        assertTrue(String.valueOf(report.message()).contains("implements HeapGameSolver"), report::message);
    }

    @Test
    void twoSolutionsAreBothNamed() throws Exception {
        String plain = Students.right().replace("@Solves(\"take-and-split\")", "");
        Report report =
                desk.grade(Map.of("Solver.java", plain, "Other.java", plain.replace("class Solver", "class Other")));
        assertNotGraded(
                report,
                Report.Status.NOT_LOADABLE,
                "course.Other, course.Solver implement grundy.exercises.HeapGameSolver; keep one registered, or mark the"
                        + " one that is meant with @Solves(\"take-and-split\")");
    }

    @Test
    void severalRegisteredAreAllNamed() throws Exception {
        String plain = Students.right().replace("@Solves(\"take-and-split\")", "");
        Report report = desk.grade(Map.of(
                "Solver.java",
                plain,
                "Other.java",
                plain.replace("class Solver", "class Other"),
                SERVICE,
                "course.Solver\ncourse.Other\n"));
        assertNotGraded(
                report,
                Report.Status.NOT_LOADABLE,
                "course.Other, course.Solver are registered; keep one registered, or mark the one that is meant with"
                        + " @Solves(\"take-and-split\")");
    }

    @Test
    void registeredOneIsTakenAmongTwoWithoutANoteOnTheOther() throws Exception {
        String plain = Students.right().replace("@Solves(\"take-and-split\")", "");
        Report report = desk.grade(Map.of(
                "Solver.java",
                plain,
                "Other.java",
                Students.sumForXor().replace("class Solver", "class Other").replace("@Solves(\"take-and-split\")", ""),
                SERVICE,
                "course.Solver # the right one\n"));
        assertTrue(report.passed());
        assertEquals(
                List.of(
                        "graded as take-and-split, since the solution does not say which exercise it solves. To say so, write"
                                + " @Solves(\"ID\") above the class, or give --exercise ID"),
                report.notes());
    }

    @Test
    void solutionOfAnUnknownExerciseIsLeftOut() throws Exception {
        Report report = desk.grade(Students.right().replace("take-and-split", "take-and-splat"));
        assertEquals(Report.Status.NOT_LOADABLE, report.status());
        assertEquals("take-and-split", report.exercise());
        assertTrue(String.valueOf(report.message()).contains("take-and-splat"), report::message);
    }

    @Test
    void classWhoseNameFitsIntoNoJarIsTheStudentsFaultNotOurs() throws Exception {
        Report report = desk.grade(Students.right() + "class " + "X".repeat(65_533 - "course/".length()) + " {}");
        assertEquals(Report.Status.NOT_LOADABLE, report.status());
        assertTrue(String.valueOf(report.message()).endsWith("65533 characters, the limit is 10000; shorten it"));
    }

    @Test
    void forgedRefusalIsStillOneLine() throws Exception {
        Report report = desk.grade(constructor("""
                try (var out = new java.io.DataOutputStream(new java.io.FileOutputStream(java.io.FileDescriptor.err))) {
                    out.writeInt(4 + 9 + 4);
                    out.writeByte(67);
                    out.writeInt(9);
                    out.writeBytes("one\\ntwo\\u001b\\n");
                    out.writeInt(0);
                } catch (java.io.IOException e) { }
                """));
        assertEquals(Report.Status.NOT_LOADABLE + ": one two", report.status() + ": " + report.message());
    }

    @Test
    void classesWithNamesThatNoFileCanHaveAreGraded() throws Exception {
        String source = Students.right().replace("class Solver", "class Lösung") + "class " + "X".repeat(300)
                + " {}\nclass lösung {}\nclass LÖSUNG {}\n";
        Report report = desk.grade(source);
        assertTrue(report.passed(), report::toString);
        assertEquals("course.Lösung", report.submission().provider());
    }
}
