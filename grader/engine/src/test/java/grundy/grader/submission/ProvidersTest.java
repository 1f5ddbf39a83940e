package grundy.grader.submission;

import static grundy.grader.submission.Fixtures.SERVICE;
import static grundy.grader.submission.Fixtures.compile;
import static grundy.grader.submission.Fixtures.problem;
import static grundy.grader.submission.Fixtures.source;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import grundy.exercises.HeapGameSolver;
import grundy.exercises.SolverAudit;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProvidersTest {
    private static final String SPI = "grundy.exercises.HeapGameSolver";
    private static final String ID = "take-and-split";
    private static final String A = source("c", "public class A implements HeapGameSolver");
    private static final String B = source("c", "public class B implements HeapGameSolver");
    private static final String MARKED =
            source("c", "@Solves(\"" + ID + "\") public class M implements HeapGameSolver");
    private static final String NIM = source("c", "@Solves(\"nim\") public class N implements HeapGameSolver");

    private static List<ClassSummary> classes(String... sources) throws SubmissionException {
        return new ClassInspector(Runtime.version().feature())
                .inspect(compile(sources))
                .classes();
    }

    private static List<Registration> registered(String... names) {
        List<Registration> all = new ArrayList<>();
        for (String name : names) {
            all.add(new Registration(SPI, name, SERVICE));
        }
        return all;
    }

    private static Provider choose(List<ClassSummary> classes, String... registered) throws SubmissionException {
        return Providers.choose(classes, registered(registered), HeapGameSolver.class, ID);
    }

    @Test
    void theRegisteredClassAnswersThoughOthersCould() throws Exception {
        assertEquals(new Provider("c.B", List.of()), choose(classes(A, B), "c.B"));
    }

    @Test
    void theOnlyClassAnswersWithANoteHowToRegisterIt() throws Exception {
        assertEquals(
                new Provider(
                        "c.A",
                        List.of("c.A was found without a registration; to register it, put this name into"
                                + " META-INF/services/" + SPI)),
                choose(classes(A, "package c; class Helper {}")));
    }

    @Test
    void aClassThatImplementsThroughOthersCountsAndTheAbstractOneAboveItDoesNot() throws Exception {
        List<ClassSummary> classes = classes(
                source("c", "public abstract class Base implements Mine"),
                "package c; public interface Mine extends grundy.exercises.HeapGameSolver {}",
                "package c; public class Leaf extends Base {}");

        assertEquals("c.Leaf", choose(classes).className());
    }

    @Test
    void aStaticNestedClassCanAnswer() throws Exception {
        String outer = "public class Outer { "
                + source("", "public static class In implements HeapGameSolver")
                        .replace("import grundy.exercises.*;\n", "")
                        .replace("HeapGameSolver", SPI)
                + "}";

        assertEquals("Outer$In", choose(classes(outer)).className());
        assertEquals("Outer$In", choose(classes(outer), "Outer$In").className());
        assertEquals(
                "NOT_LOADABLE Outer.In (registered in " + SERVICE + ") is not in the submission;"
                        + " write the name of the class that is: Outer$In",
                problem(() -> choose(classes(outer), "Outer.In")));
    }

    @Test
    void severalAreAllNamed() {
        String next = "; keep one registered, or mark the one that is meant with @Solves(\"take-and-split\")";

        assertEquals("NOT_LOADABLE c.A, c.B implement " + SPI + next, problem(() -> choose(classes(A, B))));
        assertEquals("NOT_LOADABLE c.A, c.B are registered" + next, problem(() -> choose(classes(A, B), "c.B", "c.A")));
    }

    @Test
    void aMarkSettlesWhichOneIsMeant() throws Exception {
        assertEquals("c.M", choose(classes(A, B, MARKED)).className());
        assertEquals("c.M", choose(classes(A, B, MARKED), "c.A", "c.B", "c.M").className());
    }

    @Test
    void whatSolvesAnotherExerciseIsLeftOutWithANote() throws Exception {
        assertEquals(
                new Provider("c.A", List.of("c.N is left out: it solves \"nim\".")),
                choose(classes(A, NIM), "c.A", "c.N"));
        assertEquals(
                "c.N is left out: it solves \"nim\".",
                choose(classes(A, NIM)).notes().get(0));
        assertEquals(
                "NO_SOLUTION c.N solves \"nim\"; for this exercise write: @Solves(\"take-and-split\")",
                problem(() -> choose(classes(NIM), "c.N")));
    }

    @Test
    void theClaimedExercisesAreListed() throws Exception {
        assertEquals(List.of("nim", "take-and-split"), Providers.solves(classes(MARKED, A, NIM)));
    }

    @Test
    void registrationsForOtherInterfacesAreNotOurs() throws Exception {
        List<Registration> other =
                List.of(new Registration("grundy.exercises.SolverAudit", "c.B", "META-INF/services/x"));

        assertEquals(
                "c.A",
                Providers.choose(classes(A), other, HeapGameSolver.class, ID).className());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "abstract class A implements HeapGameSolver||is abstract; implement its methods and write: public class A",
                "class A implements HeapGameSolver||is not public; write: public class A",
                "public class A implements HeapGameSolver|public A(int n) {}"
                        + "|has no constructor without parameters; add: public A() { ... }",
                "public class A implements HeapGameSolver|A() {}"
                        + "|has a constructor without parameters that is not public; write: public A()",
                "public class A||does not implement grundy.exercises.HeapGameSolver;"
                        + " write: public class A implements HeapGameSolver",
            })
    void aRegisteredClassThatCannotBeLoadedGetsTheLineToWrite(String head, String members, String fault) {
        String source = source("c", head, members == null ? "" : members);

        assertEquals(
                "NOT_LOADABLE c.A (registered in " + SERVICE + ") " + fault,
                problem(() -> choose(classes(source), "c.A")));
    }

    @ParameterizedTest
    @CsvSource({"public class,needs an instance of the class around it", "static class,is not public"})
    void aRegisteredNestedClassGetsTheLineToWrite(String modifiers, String fault) {
        String outer = "public class Outer { "
                + source("", modifiers + " In implements " + SPI).replace("import grundy.exercises.*;\n", "") + "}";

        assertEquals(
                "NOT_LOADABLE Outer$In (registered in " + SERVICE + ") " + fault + "; write: public static class In",
                problem(() -> choose(classes(outer), "Outer$In")));
    }

    @Test
    void aRegisteredInterfaceIsNoSolution() {
        assertEquals(
                "NOT_LOADABLE c.I (registered in " + SERVICE + ") is an interface;"
                        + " write a class: public class MyI implements HeapGameSolver",
                problem(() -> choose(
                        classes("package c; public interface I extends grundy.exercises.HeapGameSolver {}"), "c.I")));
    }

    @Test
    void anEnumIsNoSolution() {
        assertEquals(
                "NOT_LOADABLE c.E is an enum, which nobody can construct; write: public class E implements HeapGameSolver",
                problem(() -> choose(classes(source("c", "public enum E implements HeapGameSolver")
                        .replace("{ public int", "{ ONE; public int")))));
    }

    @Test
    void aRecordIsToldAsOne() throws Exception {
        assertEquals(
                "c.R",
                choose(classes(source("c", "public record R() implements HeapGameSolver")))
                        .className());
        assertEquals(
                "NOT_LOADABLE c.R is not public; write: public record R",
                problem(() -> choose(classes(source("c", "record R() implements HeapGameSolver")))));
    }

    @Test
    void aRegisteredClassThatIsNotThereIsSaidSo() {
        assertEquals(
                "NOT_LOADABLE c.Gone (registered in " + SERVICE + ") is not in the submission;"
                        + " write the full name of your class there, such as course.Solver",
                problem(() -> choose(classes("package c; class Helper {}"), "c.Gone")));
    }

    @Test
    void whereNothingComesNearTheLineToWriteIsSaid() {
        assertEquals(
                "NO_SOLUTION no class implements " + SPI + "; write: public class Solver implements HeapGameSolver",
                problem(() -> choose(classes("package c; public class Helper {}"))));
    }

    @Test
    void aClassWithTheMethodsButNotTheInterfaceIsRecognised() {
        assertEquals(
                "NO_SOLUTION c.A has grundy(int) and winningMove(List) but does not implement " + SPI
                        + "; write: public class A implements HeapGameSolver",
                problem(() -> choose(classes(source("c", "public class A")))));
        assertEquals(
                "NO_SOLUTION H has grundy(int) but does not implement " + SPI
                        + "; write: public class H implements HeapGameSolver (still missing: winningMove(List))",
                problem(() -> choose(classes("class H { static long grundy(int n) { return 0; } }"))));
    }

    @Test
    void anUnregisteredClassThatCannotBeLoadedGetsTheLineToWrite() {
        assertEquals(
                "NOT_LOADABLE c.A is not public; write: public class A",
                problem(() -> choose(classes(source("c", "class A implements HeapGameSolver")))));
    }

    @Test
    void aCopyOfTheInterfaceIsRecognised() {
        String[] sources = {
            "package c; interface HeapGameSolver {}", "package c; public class A implements HeapGameSolver {}"
        };

        assertEquals(
                "NO_SOLUTION c.A implements c.HeapGameSolver, which is another interface of that name;"
                        + " delete it and write: import grundy.exercises.HeapGameSolver;",
                problem(() -> choose(classes(sources))));
    }

    @Test
    void aSolutionOfAnotherKindOfExerciseIsRecognised() throws Exception {
        List<ClassSummary> classes = classes(A);

        assertEquals(
                "NO_SOLUTION c.A implements grundy.exercises.HeapGameSolver;"
                        + " this exercise asks for grundy.exercises.SolverAudit",
                problem(() -> Providers.choose(classes, List.of(), SolverAudit.class, "solver-audit")));
    }

    @Test
    void allNearMissesAreDetailsNearestFirst() {
        SubmissionException e = assertThrows(
                SubmissionException.class,
                () -> choose(classes(source("c", "public class A"), source("c", "class B implements HeapGameSolver"))));

        assertEquals("c.B is not public; write: public class B", e.message());
        assertEquals(
                List.of(
                        "c.B is not public; write: public class B",
                        "c.A has grundy(int) and winningMove(List) but does not implement " + SPI
                                + "; write: public class A implements HeapGameSolver"),
                e.details());
    }

    @Test
    void aCircleOfSuperclassesTrapsNobody() throws Exception {
        ClassSummary a = classBelow("a", "b");
        ClassSummary b = classBelow("b", "a");

        assertEquals(
                "NO_SOLUTION no class implements " + SPI + "; write: public class Solver implements HeapGameSolver",
                problem(() -> choose(List.of(a, b))));
    }

    @Test
    void aLineFeedInAClassNameStaysOutOfTheMessage() {
        ClassSummary odd = classBelow("c.A\nB", SPI);

        assertEquals(
                "NOT_LOADABLE c.A\\u000aB has no constructor without parameters; add: public A\\u000aB() { ... }",
                problem(() -> choose(List.of(odd))));
    }

    private static ClassSummary classBelow(String name, String parent) {
        return new ClassSummary(
                name,
                true,
                false,
                false,
                false,
                true,
                java.util.Optional.of(parent),
                List.of(),
                List.of(),
                java.util.Optional.empty(),
                61);
    }
}
