package grundy.grader.grading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.catalogue.Catalogue;
import grundy.catalogue.Exercise;
import grundy.catalogue.Handout;
import grundy.catalogue.Plain;
import grundy.games.Mex;
import grundy.grader.result.Mismatch;
import grundy.grader.result.Report;
import grundy.grader.sandbox.SandboxMode;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Answers in a file, graded without starting anything. */
class WrittenAnswersTest {

    private static final Exercise MEX = Catalogue.load().find("practice-mex").orElseThrow();
    private static final Handout ANNA = new Handout(7, "anna");

    @TempDir
    Path temporary;

    private Desk desk;

    @BeforeEach
    void openDesk() throws Exception {
        desk = new Desk(temporary, SandboxMode.NONE, GradingLimits.DEFAULT);
    }

    @Test
    void sheetIsJudgedOnTheProblemThatItWasMadeFor() throws Exception {
        Report report = grade(file(ANNA, right(ANNA)), SheetOwner.AS_WRITTEN);
        assertEquals("practice-mex", report.exercise());
        assertEquals("answers", report.submission().kind());
        assertEquals(7, report.seed());
        assertEquals("100.0", report.score().toString());
        assertEquals(List.of(), report.notes());
    }

    @Test
    void sheetOfAnotherStudentIsJudgedOnOnesOwnProblemAndThatIsTold() throws Exception {
        var ben = new SheetOwner(OptionalLong.of(7), Optional.of("ben"));
        assertTrue(!right(ANNA).equals(right(new Handout(7, "ben"))), "another problem with another answer");
        Report report = grade(file(ANNA, right(ANNA)), ben);
        assertEquals("0.0", report.score().toString());
        assertEquals(
                List.of("answers.json was made for seed 7 and student anna, and is judged on the problem of seed 7 and"
                        + " student ben"),
                report.notes());
    }

    @Test
    void withoutASeedAClassHasTheProblemOfTheLesson() throws Exception {
        Report report = grade(file(Handout.SAME_FOR_ALL, "\"a\": 2, \"b\": 0"), SheetOwner.AS_WRITTEN.inClass("ben"));
        assertEquals("100.0", report.score().toString());
        assertEquals(0, report.seed());
        assertEquals(List.of(), report.notes());
    }

    @Test
    void blankThatIsLeftEmptyAndOneOfAnotherFormAreWrong() throws Exception {
        Report report = grade(file(Handout.SAME_FOR_ALL, "\"a\": {\"is\": 2}, \"z\": 1"), SheetOwner.AS_WRITTEN);
        assertEquals(
                List.of("a JSON object instead of a number", "not answered"),
                report.checks().get(0).mismatches().stream()
                        .map(Mismatch::actual)
                        .toList());
        assertEquals(List.of("answers.json: $.answers.z answers no question; the questions are a, b"), report.notes());
    }

    @Test
    void mistakeBehindTwoAnswersIsNamed() throws Exception {
        Report report = grade(file(Handout.SAME_FOR_ALL, "\"a\": 5, \"b\": 3"), SheetOwner.AS_WRITTEN);
        assertEquals(
                List.of("max-plus-one"),
                report.diagnosis().stream().map(d -> d.mutant()).toList());
    }

    @Test
    void fileWithAFaultBelongsToTheExerciseThatItNames() throws Exception {
        Path broken = desk.write(Map.of("answers.json", "{\"exercise\": \"practice-mex\", \"answers\": {\"a\": 2,,}}"));
        Report report = grade(broken, SheetOwner.AS_WRITTEN);
        assertEquals("practice-mex", report.exercise());
        assertEquals(Report.Status.NOT_LOADABLE, report.status());
        Exercise other = Catalogue.load().find("practice-move").orElseThrow();
        assertEquals(
                "practice-move",
                desk.grade(broken, new Assignment(Optional.of(other), Optional.empty(), 0))
                        .exercise(),
                "what was asked for goes before what the file says");
    }

    @Test
    void fileOfAnotherExerciseIsNotGraded() throws Exception {
        for (String id : List.of("practice-move", "take-and-split")) {
            Exercise other = Catalogue.load().find(id).orElseThrow();
            var assignment = new Assignment(Optional.of(other), Optional.empty(), 0);
            Report report = desk.grade(file(ANNA, right(ANNA)), assignment);
            assertEquals(Report.Status.NOT_LOADABLE, report.status());
            assertTrue(String.valueOf(report.message()).startsWith("answers.json: $.exercise is practice-mex, but "));
        }
    }

    private Report grade(Path folder, SheetOwner owner) throws Exception {
        return desk.grade(folder, new Assignment(Optional.empty(), Optional.empty(), 42, owner));
    }

    private Path file(Handout madeFor, String answers) throws Exception {
        return desk.write(Map.of(
                "answers.json",
                "{\"exercise\": \"practice-mex\", \"seed\": " + madeFor.seed() + ", \"student\": \"" + madeFor.student()
                        + "\", \"answers\": {" + answers + "}}"));
    }

    private static String right(Handout handout) {
        return MEX.checks(handout.variant()).get(0).cases().stream()
                .map(c -> c.question().arguments())
                .map(given -> "\"" + given.get(0) + "\": " + Mex.of(Plain.numbers(given.get(1))))
                .collect(Collectors.joining(", "));
    }
}
