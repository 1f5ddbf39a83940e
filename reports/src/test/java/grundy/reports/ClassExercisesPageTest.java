package grundy.reports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.grader.result.CheckResult.Status;
import grundy.grader.result.ClassReport;
import grundy.grader.result.ClassRow;
import grundy.grader.result.Diagnosis;
import grundy.grader.result.Report;
import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the page of a class tells of the exercises that it was graded for, be they one or several. */
class ClassExercisesPageTest {

    private static final String MARKS = "//section[@aria-labelledby='h-marks']";
    private static final String MISTAKES = "//section[@aria-labelledby='h-mistakes']";
    private static final String HEAT = "//section[@aria-labelledby='h-heat']";
    private static final String ALL = "//section[@aria-labelledby='h-all']";
    private static final String ROWS = "//table[@id='submissions']/tbody/tr";

    @Test
    void aClassWithSeveralExercisesSaysSoAndNamesThatOfEachRow() {
        Xml page = Pages.parsed(SampleClasses.report(List.of(
                SampleRows.row("1", "Ada", of("take-and-split", "Take and split", List.of(SampleRows.SUM))),
                SampleRows.row("2", "Max", of("nim", "Nim", List.of(SampleRows.SUM))))));
        assertEquals("2 exercises", page.say("//h1"));
        assertEquals("2 exercises: 2 submissions", page.say("//head/title"));
        assertEquals(
                List.of("name", "id", "exercise", "mark", "status", "misconception"), page.texts(ALL + "//thead//th"));
        assertEquals("nim", page.texts(ROWS + "/td/code").get(1));
        assertEquals(2, page.find(MISTAKES + "//h3").size(), "mistakes of two exercises are two, whatever their ids");
        assertTrue(page.say("//footer").contains("exercise nim, take-and-split"));
    }

    @Test
    void figuresOfSeveralExercisesStandApart() {
        Xml page = Pages.parsed(SampleClasses.mixed());
        assertEquals(List.of(), page.find("//p[@class='score']"), "no median over different exercises");
        assertEquals(
                List.of(
                        "Nim nim|2|1|70 of 100|55 to 85|40 to 100",
                        "Stalks stalks|2|1|40 of 50|35 to 45|30 to 50",
                        SampleRows.TITLE + " take-and-split|1|0|53.3 of 100|53.3 to 53.3|53.3 to 53.3"),
                page.find(MARKS + "//tbody/tr").stream()
                        .map(row -> String.join("|", Pages.cells(row).subList(0, 6)))
                        .toList(),
                "70 is half way from 40 to 100, and 30 of 50 is no 30 of 100");
        assertEquals(
                "0\u20139: 0, 10\u201319: 0, 20\u201329: 0, 30\u201339: 0, 40\u201349: 0, 50\u201359: 0, 60\u201369: 1,"
                        + " 70\u201379: 0, 80\u201389: 0, 90\u201399: 0, 100: 1",
                page.say(MARKS + "//tbody/tr[2]//title"),
                "30 and 50 of 50 are 60 and 100 percent");
        assertTrue(page.say(MARKS).contains("1 submission could not be graded: for which exercise"), page.say(MARKS));
    }

    @Test
    void positionsOfTwoGamesAreNotAddedUp() {
        Xml page = Pages.parsed(SampleClasses.mixed());
        assertEquals(List.of("Nim nim", SampleRows.TITLE + " take-and-split"), page.texts(HEAT + "/h3"));
        assertEquals(
                List.of(
                        "Most missed, of 2 graded submissions: 1\u00A01\u00A0(1), 2\u00A02\u00A0(1).",
                        "Most missed, of 1 graded submission: 1\u00A01\u00A0(1)."),
                page.texts(HEAT + "/p"));
        assertEquals("0", page.say(HEAT + "/details[2]//tbody/tr[th='2']/td[3]"), "only in Nim");
        assertTrue(page.say(MISTAKES + "//p[@class='share']").startsWith("1 of 1"), "of its own exercise");
    }

    @Test
    void exerciseCanBeChosenInTheTable() {
        Xml page = Pages.parsed(SampleClasses.mixed());
        assertEquals(
                List.of("any", "nim (2)", "stalks (2)", "take-and-split (1)"),
                page.texts("//select[@id='exercise']/option"));
        assertEquals(2, page.find(ROWS + "[@data-exercise='nim']").size());
        assertEquals(1, page.find(ROWS + "[not(@data-exercise)]").size(), "the one that was not graded");
        assertEquals(List.of(), Pages.parsed(SampleClasses.three()).find("//select[@id='exercise']"));
    }

    @Test
    void whereNoPositionOfHeapsIsAskedThereIsNoMapOfThem() {
        var report = SampleClasses.report(List.of(SampleRows.row("1", "Ada", of("mex", "The mex", List.of()))));
        var withoutHeaps = new ClassReport("mex", "The mex", false, 1, 100, report.rows(), List.of(), List.of());
        Xml page = Pages.parsed(withoutHeaps);
        assertEquals(0, page.find(HEAT).size());
        assertEquals(0, page.find("//a[@href='#h-heat']").size());
        assertEquals("The mex", page.say("//h1"));
    }

    @Test
    void twoMistakesAtOnceAreBothNamed() {
        var both = new ClassRow.Misconception(
                List.of(new ClassRow.KnownFault("a", "One; and a half"), new ClassRow.KnownFault("b", "Another")),
                Diagnosis.Agreement.EVERY_CASE);
        Xml page = Pages.parsed(
                SampleClasses.report(List.of(SampleRows.row("1", "Ada", of("nim", "Nim", List.of(both))))));
        assertEquals("One; and a half; and Another", page.say(MISTAKES + "//h3"));
    }

    private static ClassRow.Result of(String exercise, String title, List<ClassRow.Misconception> mistakes) {
        var score = new BigDecimal("10.0");
        var check = new ClassRow.CheckScore("values", "Values", 100, score, Status.FAILED, 10, 9);
        return new ClassRow.Result(
                exercise,
                title,
                Report.Status.GRADED,
                null,
                score,
                100,
                "reports/x",
                List.of(check),
                mistakes,
                List.of(),
                null);
    }
}
