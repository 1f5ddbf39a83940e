package grundy.reports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeType;
import grundy.grader.result.Report;
import grundy.grader.result.Report.Output;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What each platform is told of a submission: right, wrong, not run, not graded. */
class PlatformVerdictsTest {

    @ParameterizedTest
    @ValueSource(strings = {"compile-error", "not-loadable", "rejected", "crashed", "timed-out"})
    void whatCouldNotBeGradedIsSaidInEachPlatformsWay(String name) {
        Report report = SampleReports.named(name);
        String why = name + ": " + report.message();

        JsonNode gradescope = Rendered.json("gradescope", report);
        assertEquals(0, gradescope.get("score").asDouble());
        assertTrue(gradescope.get("output").asText().startsWith(why));
        gradescope
                .get("tests")
                .forEach(t -> assertEquals("failed", t.get("status").asText()));

        JsonNode prairielearn = Rendered.json("prairielearn", report);
        assertFalse(prairielearn.get("gradable").asBoolean());
        assertEquals(why, prairielearn.get("format_errors").get(0).asText());

        JsonNode exercism = Rendered.json("exercism", report);
        assertEquals("error", exercism.get("status").asText());
        assertTrue(exercism.get("message").asText().startsWith(why));

        JsonNode check50 = Rendered.json("check50", report).get("results");
        assertFalse(check50.get(0).get("passed").asBoolean());
        assertEquals(why, check50.get(0).get("cause").get("rationale").asText());
        assertEquals(JsonNodeType.NULL, check50.get(1).get("passed").getNodeType());
        assertEquals(5, check50.size());

        JsonNode classroom = Rendered.json("classroom50", report);
        assertEquals(0, classroom.get("score").asInt());
        assertEquals(1000, classroom.get("max-score").asInt());
    }

    @Test
    void aRightSolutionPassesEverywhere() {
        Report right = SampleReports.right();
        assertEquals(100.0, Rendered.json("gradescope", right).get("score").asDouble());
        assertEquals(1.0, Rendered.json("prairielearn", right).get("score").asDouble());
        assertEquals("pass", Rendered.json("exercism", right).get("status").asText());
        Rendered.json("check50", right)
                .get("results")
                .forEach(r -> assertTrue(r.get("passed").asBoolean()));
        assertEquals(1000, Rendered.json("classroom50", right).get("score").asInt());
        assertFalse(Rendered.text("annotations", right).contains("::error"));
    }

    @Test
    void whatWasNotRunIsNeitherPassedNorFailedForCheck50() {
        JsonNode results = Rendered.json("check50", SampleReports.endlessLoop()).get("results");
        assertFalse(results.get(1).get("passed").asBoolean(), "some of the table was asked");
        assertTrue(results.get(1).get("cause").get("rationale").asText().startsWith("g(5): timeout (26 of 31"));
        assertTrue(results.get(2).get("passed").isNull());
        assertTrue(results.get(2).get("cause").get("rationale").asText().startsWith("819 cases not run"));
    }

    @Test
    void whatWasNotRunIsAnErrorOfATestForExercismAndNeverAPass() {
        JsonNode json = Rendered.json("exercism", SampleReports.endlessLoop());
        assertEquals("fail", json.get("status").asText(), "some cases were asked");
        assertEquals("fail", json.get("tests").get(0).get("status").asText());
        assertEquals("error", json.get("tests").get(1).get("status").asText());
    }

    @Test
    void aGradedSolutionOfWhichNothingWasRunIsAnErrorForExercism() {
        Report report = SampleParts.graded(
                "0.0",
                List.of(SampleParts.notRun("table"), SampleParts.notRun("winners")),
                List.of(),
                SampleParts.table(Lesson::g));
        JsonNode json = Rendered.json("exercism", report);
        assertEquals("error", json.get("status").asText());
        assertEquals("no check could be run", json.get("message").asText());
    }

    @Test
    void mistakesThatNoCaseTellsApartAreAllNamedAndTheStoryIsToldOfOneAlone() {
        String several = Rendered.json("gradescope", SampleReports.sumForXor())
                .get("output")
                .asText();
        assertTrue(
                several.endsWith(
                        "Misconception, with the same answers on every case: Adds the values instead of taking XOR;"
                                + " or: Takes the largest value. No case tells these apart: look which one you wrote."),
                several);
        String one = Rendered.json("gradescope", SampleReports.tableError())
                .get("output")
                .asText();
        assertTrue(one.contains(": Forgets the split. Adding is right for counting stones"), one);
    }

    @Test
    void gradescopeIsToldSecondsAndListsTenCasesOfACheck() {
        JsonNode json = Rendered.json("gradescope", SampleReports.sumForXor());
        assertEquals(0.812, json.get("execution_time").asDouble(), "812 ms");
        List<String> lines =
                json.get("tests").get(1).get("output").asText().lines().toList();
        assertEquals(12, lines.size());
        assertEquals("heaps 1 1: expected second, actual first (wrong-answer)", lines.get(1));
        assertEquals("and 177 more", lines.get(11), "187 - 10");
    }

    @Test
    void outputForExercismIsCutAt500CharactersAndSaysSo() {
        assertEquals("x".repeat(500), exercismOutput("x".repeat(500)));
        String cut = exercismOutput("x".repeat(501));
        assertTrue(cut.length() <= 500, cut.length() + " characters");
        assertTrue(cut.endsWith("(cut: 500 characters are shown)"), cut);
        assertTrue(exercismOutput("\u202E".repeat(400)).length() <= 500, "made visible, it is longer");
        assertTrue(exercismOutput("\uD83D\uDE00".repeat(400)).length() <= 500);
    }

    private static String exercismOutput(String printed) {
        Report r = SampleReports.sumForXor();
        Report printing = new Report(
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
                new Output(printed, printed.length(), "", 0),
                r.timing());
        JsonNode tests = Rendered.json("exercism", printing).get("tests");
        assertFalse(tests.get(0).has("output"), "it goes to the first test that failed");
        return tests.get(1).get("output").asText();
    }
}
