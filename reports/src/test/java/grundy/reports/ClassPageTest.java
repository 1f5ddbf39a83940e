package grundy.reports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.grader.result.CheckResult.Status;
import grundy.grader.result.ClassReport;
import grundy.grader.result.ClassRow;
import grundy.grader.result.Member;
import grundy.grader.result.Report;
import java.math.BigDecimal;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What the page of a class tells the instructor. */
class ClassPageTest {

    private static final String MARKS = "//section[@aria-labelledby='h-marks']";
    private static final String MISTAKES = "//section[@aria-labelledby='h-mistakes']";
    private static final String HEAT = "//section[@aria-labelledby='h-heat']";
    private static final String ALL = "//section[@aria-labelledby='h-all']";
    private static final String ROWS = "//table[@id='submissions']/tbody/tr";
    private static final String FAULTS = "//div[@role='note']";

    @Test
    void headSaysHowManyAndHowTheyEnded() {
        Xml page = Pages.parsed(SampleClasses.three());
        assertEquals("3 submissions: 2 graded, 1 does not compile", page.say("//p[@class='state']"));
        assertEquals("53.3 / 100 median", page.say("//p[@class='score']"));
        assertTrue(
                page.texts("//header/following-sibling::ul[1]/li").contains("Layout: Moodle export, 3 submissions."));
    }

    @Test
    void figuresAreOfAllWithAMark() {
        Xml page = Pages.parsed(SampleClasses.three());
        assertEquals(
                List.of("median 53.3", "mean 51.1", "quartiles 26.6 to 76.6", "lowest, highest 0 to 100"),
                page.texts(MARKS + "//dl/div").stream()
                        .map(s -> s.replaceAll("(median|mean|quartiles|highest)", "$1 "))
                        .map(s -> s.replaceAll(" +", " "))
                        .toList(),
                "0, 53.3 and 100; 51.1 is a third of 153.3");
        assertTrue(page.say(MARKS).contains("Over 3 submissions with a mark."));
    }

    @Test
    void distributionIsAlsoSaidInText() {
        Xml page = Pages.parsed(SampleClasses.three());
        assertEquals(
                "0\u20139: 1, 10\u201319: 0, 20\u201329: 0, 30\u201339: 0, 40\u201349: 0, 50\u201359: 1, 60\u201369: 0,"
                        + " 70\u201379: 0, 80\u201389: 0, 90\u201399: 0, 100: 1",
                page.say(MARKS + "//desc"));
        assertEquals(3, page.find(MARKS + "//rect").size(), "no bar where nobody is");
    }

    @Test
    void misconceptionNamesItsLikesItsShareAndItsReports() {
        Xml page = Pages.parsed(SampleClasses.three());
        assertEquals(SampleRows.SUM.title(), page.say(MISTAKES + "//li/h3"));
        assertTrue(page.say(MISTAKES).contains("Gives the same answers as: " + SampleRows.MAX.title() + "."));
        assertTrue(page.say(MISTAKES + "//p[@class='share']").startsWith("1 of 2"), page.say(MISTAKES));
        assertEquals("Émile Borel", page.say(MISTAKES + "//a[@href='reports/102/index.html']"));
    }

    @Test
    void manyReportsOfOneMisconceptionAreFolded() {
        List<ClassRow> rows = IntStream.range(100, 113)
                .mapToObj(i -> SampleRows.row("" + i, "Name " + i, SampleRows.adds("" + i)))
                .toList();
        Xml page = Pages.parsed(SampleClasses.report(rows));
        assertEquals("The 13 reports", page.say(MISTAKES + "//details/summary"));
        assertEquals(13, page.find(MISTAKES + "//details//a").size());
    }

    @Test
    void heatMapHasANumberForEachOfEightyOnePositions() {
        Xml page = Pages.parsed(SampleClasses.three());
        assertEquals(81, page.find(HEAT + "//tbody/tr/td").size());
        assertEquals("1", page.say(HEAT + "//tbody/tr[th='4']/td[5]"), "4 4 is lost, 1 + 1 is not 0");
        assertEquals("0", page.say(HEAT + "//tbody/tr[th='4']/td[4]"));
        assertEquals(9, page.find(HEAT + "//tbody/tr/th[@scope='row']").size());
        assertEquals(10, page.find(HEAT + "//thead/tr[2]/th[@scope='col']").size());
        assertTrue(
                page.say(HEAT + "//p[1]")
                        .startsWith("Most missed, of 2 graded submissions: 1\u00A01\u00A0(1), 2\u00A02"),
                page.say(HEAT + "//p[1]"));
    }

    @Test
    void tableHoldsEverySubmissionInOrderOfId() {
        Xml page = Pages.parsed(SampleClasses.three());
        assertEquals(
                List.of(
                        "Ada Lovelace|101|100.0|graded|20.0|40.0|30.0|10.0|",
                        "Émile Borel|102|53.3|graded|20.0|2.8|30.0|0.5|" + SampleRows.SUM.title() + " or 1 other alike",
                        "Richard Guy|103|0.0|compile error Solver.java:12: ';' expected|–|–|–|–|"),
                page.find(ROWS).stream()
                        .map(row -> String.join("|", Pages.cells(row)))
                        .toList());
        assertEquals(
                "reports/101/index.html", page.find(ROWS + "[1]/th/a").get(0).getAttribute("href"));
    }

    @Test
    void columnsSayHowTheyAreSorted() {
        Xml page = Pages.parsed(SampleClasses.three());
        assertEquals(
                List.of("text", "place", "number", "text", "number", "number", "number", "number", "text"),
                page.find(ALL + "//thead//th").stream()
                        .map(th -> th.getAttribute("data-sort"))
                        .toList());
        assertEquals("id", page.say(ALL + "//thead//th[@aria-sort='ascending']"));
        assertEquals(1, page.find(ALL + "//th[@aria-sort]").size());
    }

    @Test
    void checkIsNamedAsWhereItHasMostCases() {
        var fewer = new ClassRow.CheckScore("large", "Sums alone", 10, new BigDecimal("10.0"), Status.PASSED, 200, 0);
        var all =
                new ClassRow.CheckScore("large", "Values and sums", 10, new BigDecimal("10.0"), Status.PASSED, 370, 0);
        List<ClassRow> rows = List.of(withOneCheck("1", fewer), withOneCheck("2", all), withOneCheck("3", fewer));
        assertEquals(
                "largeValues and sums, 10 points",
                Pages.parsed(SampleClasses.report(rows)).say(ALL + "//dl/div"));
    }

    private static ClassRow withOneCheck(String id, ClassRow.CheckScore check) {
        return SampleRows.row(
                id,
                "Name " + id,
                new ClassRow.Result(
                        "take-and-split",
                        "Take and split",
                        Report.Status.GRADED,
                        null,
                        check.score(),
                        10,
                        "reports/" + id,
                        List.of(check),
                        List.of(),
                        List.of(),
                        null));
    }

    @Test
    void nameAndIdAreNotBothShownWhereTheyAreTheSame() {
        Xml page = Pages.parsed(SampleClasses.idsOnly());
        assertEquals("id", page.texts(ALL + "//thead//th").get(0));
        assertEquals(List.of("ada", "émile"), page.texts(ROWS + "/th"));
    }

    @Test
    void columnsWithNothingToShowAreLeftOut() {
        assertFalse(Pages.parsed(SampleClasses.allRight())
                .texts(ALL + "//thead//th")
                .contains("misconception"));
        assertFalse(
                Pages.parsed(SampleClasses.three()).texts(ALL + "//thead//th").contains("same content as"));
        var copy = SampleRows.graded("2", List.of("20.0", "40.0", "30.0", "10.0"), List.of(), List.of(), "1");
        Xml page = Pages.parsed(SampleClasses.report(
                List.of(SampleRows.row("1", "Ada", SampleRows.right()), SampleRows.row("2", "Max", copy))));
        assertEquals("1", page.say(ROWS + "[2]/td[last()]"));
        assertTrue(page.texts("//header//li | //ul//li")
                .contains("1 submission has exactly the files of another: Max those of 1."));
    }

    @Test
    void membersOfAGroupAndNotesStandBelowTheName() {
        ClassRow group = new ClassRow(
                "submission_7",
                "Ada and Max",
                List.of(new Member("s1", "Ada"), new Member("s2", "Max")),
                List.of("late"),
                SampleRows.right());
        assertEquals(
                "Ada and Max Ada (s1), Max (s2) late",
                Pages.parsed(SampleClasses.report(List.of(group))).say(ROWS + "/th"));
    }

    @Test
    void faultsOfOursStandApartAndSayWhatToDo() {
        ClassReport report = SampleClasses.report(
                List.of(SampleRows.row("1", "Ada", SampleRows.right()), SampleRows.fault("2", "Max", "disk full")));
        Xml page = Pages.parsed(report);
        assertTrue(page.say(FAULTS).contains("The grader failed on 1 submission."));
        assertTrue(page.say(FAULTS).contains("run the same command again with --resume"));
        assertEquals("Max (2): disk full", page.say(FAULTS + "//li"));
        assertEquals(
                List.of("Max", "2", "–"),
                Pages.cells(page.find(ROWS + "[2]").get(0)).subList(0, 3));
        assertEquals(List.of(), page.find(ROWS + "[2]//a"), "there is no report");
        assertTrue(page.say(MARKS).contains("Over 1 submission with a mark."), "no zero");
        assertEquals(List.of(), Pages.parsed(SampleClasses.three()).find(FAULTS));
    }

    @Test
    void absentPeopleAreListed() {
        ClassReport report = SampleClasses.report(
                SampleClasses.three().rows(), List.of(new Member("8", "Max"), new Member("9", "9")));
        Xml page = Pages.parsed(report);
        assertEquals(List.of("Max 8", "9"), page.texts("//section[@aria-labelledby='h-absent']//li"));
        assertTrue(page.say("//p[@class='state']").endsWith("; 2 handed in nothing"));
    }

    @Test
    void classWithoutAnyMarkHasAPageAllTheSame() {
        Xml empty = Pages.parsed(SampleClasses.named("empty"));
        assertEquals("No submissions: 0 graded", empty.say("//p[@class='state']"));
        assertEquals(List.of(), empty.find(MARKS));
        assertEquals(List.of(), Pages.parsed(SampleClasses.named("faults only")).find(HEAT));
    }

    @Test
    void withoutTheScriptNothingIsHiddenButItsControls() {
        Xml page = Pages.parsed(SampleClasses.ofSize(300));
        assertEquals(List.of(), page.find(ROWS + "[@hidden]"));
        assertTrue(page.find("//button | //select | //input").stream()
                .allMatch(control -> control.hasAttribute("hidden")
                        || ((org.w3c.dom.Element) control.getParentNode()).hasAttribute("hidden")
                        || control.getParentNode().getNodeName().equals("label")));
        assertEquals(1, page.find("//div[@id='controls'][@hidden]").size());
        assertEquals(50, page.find(ROWS + "[@class='later']").size());
        assertTrue(
                page.say("//style")
                        .contains("@media screen and (scripting: enabled) {\n  .later { display: none; }"
                                .replaceAll("\\s+", " ")),
                "later rows wait only where a script can show them");
    }
}
