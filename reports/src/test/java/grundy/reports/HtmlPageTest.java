package grundy.reports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.grader.result.CheckResult;
import grundy.grader.result.Mismatch;
import grundy.grader.result.Report;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;

/** What the page tells the student. */
class HtmlPageTest {

    private static final String EXAMPLE = "//section[@aria-labelledby='h-example']";
    private static final String VALUES = "//section[@aria-labelledby='h-values']";
    private static final String IDEA = "//section[@aria-labelledby='h-idea']";
    private static final String CHECKS = "//section[@aria-labelledby='h-checks']";
    private static final String WRONG = "//section[@aria-labelledby='h-wrong']";

    @Test
    void markAndNameAndResultStandAtTheTop() {
        Xml page = page(SampleReports.sumForXor());
        assertEquals("52.8 / 100", page.say("//*[@class='score']"));
        assertEquals("Ada L.", page.say("//h1"));
        assertEquals("✗ 2 of 4 checks failed: winners, large", page.say("//*[@class='state']"));
        assertEquals("100 / 100", page(SampleReports.right()).say("//*[@class='score']"));
        assertEquals("✓ Every check passed", page(SampleReports.right()).say("//*[@class='state']"));
    }

    @Test
    void eachStatusIsSaidInWords() {
        Map<String, String> words = Map.of(
                "compile-error", "the sources do not compile",
                "not-loadable", "no solution could be loaded",
                "rejected", "the submission was rejected",
                "crashed", "the program ended before the first question",
                "timed-out", "the program was not ready in time");
        words.forEach((name, said) -> {
            Xml page = page(SampleReports.named(name));
            assertEquals("✗ Not graded: " + said, page.say("//*[@class='state']"));
            assertFalse(page.say("//*[@class='message']").isEmpty(), name);
        });
    }

    @Test
    void rightSolutionIsAccusedOfNothing() {
        Xml page = page(SampleReports.right());
        assertEquals(List.of(), page.find(IDEA));
        assertEquals(List.of(), page.find(EXAMPLE));
        assertEquals(List.of(), page.find(WRONG));
        assertTrue(page.say(VALUES).contains("All 201 values are right."));
    }

    @Test
    void misconceptionsThatNoCaseTellsApartAreToldTogether() {
        String idea = page(SampleReports.sumForXor()).say(IDEA);
        assertTrue(
                idea.contains(
                        "Your answers agree with each of these mistakes on all 1,838 cases that were compared, 236 of them"
                                + " wrong. No case that was compared tells these mistakes apart. Each is 0 only where all"
                                + " values are 0. Look which one you wrote, or whether another mistake of yours has the"
                                + " same effect: Adds the values instead of taking XOR"),
                idea);
        assertTrue(idea.contains("Takes the largest value"));
        assertFalse(idea.contains("wrong cases"));
    }

    @Test
    void partialMisconceptionClaimsNoMoreThanItsNumbers() {
        String idea = page(SampleReports.partialDiagnosis()).say(IDEA);
        assertTrue(
                idea.contains("we are not sure: it gives 120 of your 187 wrong answers in the checks that"
                        + " are the same for everybody. 67 of them are not"),
                idea);
        assertTrue(idea.contains("In one case it would be wrong where you answer otherwise"), idea);
        assertFalse(idea.contains("agree on all"));
    }

    @Test
    void smallestCounterexampleShowsBitsXorSumAndReplies() {
        Xml page = page(SampleReports.sumForXor());
        assertTrue(page.say(EXAMPLE + "/h2").endsWith("heaps 1 1"));
        String said = page.say(EXAMPLE);
        assertTrue(said.contains("You say that the first player wins. Right: the second player wins."), said);
        assertTrue(said.contains("1 + 1 = 2 is not 0, so adding says first; 1 XOR 1 = 0, so it is second."), said);
        assertEquals(List.of("1 1 ● 1 1", "2 1 ● 1 1"), rows(page, EXAMPLE + "//table[@class='bits']/tbody/tr"));
        assertEquals(List.of("XOR 0 0"), rows(page, EXAMPLE + "//table[@class='bits']/tfoot/tr"));
        assertEquals(
                List.of(
                        "heap 1 (size 1) becomes nothing (heap removed) 1 1 heap 1 (size 1) becomes nothing (heap"
                                + " removed); leaves no heap",
                        "heap 2 (size 1) becomes nothing (heap removed) 1 1 heap 1 (size 1) becomes nothing (heap"
                                + " removed); leaves no heap"),
                rows(page, EXAMPLE + "//table[@class='moves']/tbody/tr"));
    }

    @Test
    void wonPositionMarksTheDecidingColumnAndTheWinningMove() {
        Xml page = page(SampleReports.tableError());
        Element deciding =
                page.find(EXAMPLE + "//th[contains(@class,'deciding')]").get(0);
        assertEquals("▼deciding column: 2", Xml.text(deciding), "g(6) = 3 = 11 in binary, the highest bit is the 2");
        assertEquals(
                List.of("heap 1 (size 6) becomes 2 and 2 2 2 0 ✓ wins"), rows(page, EXAMPLE + "//tr[@class='wins']"));
        assertTrue(page.say(EXAMPLE).contains("the first player wins"));
    }

    @Test
    void answeredMoveIsToldItsFaultOrItsRefutation() {
        String wrong = page(SampleReports.tableError()).say(WRONG);
        assertTrue(wrong.contains("It is not legal: a piece of 0 stones is no heap."), wrong);
        assertTrue(wrong.contains("It is legal, but it leaves 5 1 3 with XOR 3, and that is not 0."), wrong);
        assertTrue(
                wrong.contains("The other player answers: heap 1 (size 5) becomes 4, which leaves 4 1 3 with XOR 0."),
                wrong);
    }

    @Test
    void whereAnswersChangeThatIsToldFirst() {
        Mismatch wrong = SampleParts.mismatch("heaps", List.of(1), "wrong-answer", "first", "second", null);
        Mismatch changed =
                SampleParts.mismatch("heaps", List.of(2), "inconsistent", "first", "first; asked again: second", null);
        Report report = SampleParts.graded(
                "20.0", List.of(SampleParts.failed("winners", "0.0", 2, List.of(wrong, changed))), List.of());
        assertEquals("The smallest case that goes wrong: heap 2", page(report).say(EXAMPLE + "/h2"));
    }

    @Test
    void rootErrorIsToldBeforeItsConsequencesWithOptionsAndMex() {
        Xml page = page(SampleReports.tableError());
        List<String> headings = page.texts("//h2");
        assertTrue(headings.indexOf("The table of g(n)")
                < headings.indexOf("The smallest sum of heaps that goes wrong: heap 6"));
        assertEquals("The first root error: g(6)", page.say(VALUES + "/h3[1]"));
        assertEquals(
                List.of("5 2 2", "4 1 1", "1 and 3 1 XOR 0 1", "2 and 2 2 XOR 2 0"),
                rows(page, VALUES + "//table[@class='options']/tbody/tr"));
        assertEquals(
                List.of("0 present your answer", "1 present", "2 present", "3 missing: the mex"),
                page.texts(VALUES + "//ol/li"));
        assertTrue(page.say(VALUES)
                .contains(
                        "Your answer was 0. But 0 is the value of an option: a move from 6 leaves 2 and 2, worth 0."));
    }

    @Test
    void tableMarksWrongValuesWithSymbolAndWord() {
        Xml page = page(SampleReports.tableError());
        String first = VALUES + "//table[1][caption='g(0) to g(10)']/tr";
        assertEquals("yours 0 1 2 0 1 2 0 1 2 0 1", rows(page, first + "[3]").get(0));
        assertEquals(
                "status ✓ ✓ ✓ ✓ ✓ ✓ ✗ root ✓ ✓ ✗ root ↳ g(6)…",
                rows(page, first + "[4]").get(0));
        assertEquals(
                31,
                page.find(VALUES + "/div/table[@class='values']/tr[1]/th[@scope='col']")
                        .size(),
                "0 to 30 are open to the eye");
        assertEquals(
                170,
                page.find(VALUES + "/details/div/table/tr[1]/th[@scope='col']").size(),
                "31 to 200 are folded");
    }

    @Test
    void aLinePerCheckWithCasesAndPoints() {
        Xml page = page(SampleReports.sumForXor());
        assertEquals(
                List.of(
                        "The values g(0) to g(30) ✓ passed 31 of 31 20 of 20",
                        "Who wins, for 1 to 3 heaps of 0 to 8 stones lost positions 14 of 201, won positions 618 of 618;"
                                + " the weakest share counts: 40 × 14/201 = 2.8 ✗ failed 632 of 819 2.8 of 40",
                        "A winning move, where there is one ✓ passed 618 of 618 30 of 30",
                        "Large heaps and more of them values 361 of 370: 10 × 361/370 = 0 ✗ failed 361 of 370 0 of 10"),
                rows(page, CHECKS + "//tbody/tr"));
    }

    @Test
    void notRunIsExplainedWithItsNumber() {
        String checks = page(SampleReports.endlessLoop()).say(CHECKS);
        assertTrue(checks.contains("1,830 cases were not run"), "23 + 819 + 618 + 370");
        assertTrue(checks.contains("counts as wrong"));
        String example = page(SampleReports.endlessLoop()).say(EXAMPLE);
        assertTrue(example.contains("g(5)") && example.contains("did not answer in time"), example);
    }

    @Test
    void exceptionShowsItsTrace() {
        String example = page(SampleReports.exceptions()).say(EXAMPLE);
        assertTrue(example.contains("Your code threw an exception: java.lang.ArrayIndexOutOfBoundsException"), example);
        assertTrue(example.contains("student.Solver.option(Solver.java:31)"), example);
    }

    @Test
    void allListedWrongAnswersAreThereTheFirstTenInFull() {
        Xml page = page(SampleReports.sumForXor());
        String winners = WRONG + "/details[1]";
        assertTrue(page.say(winners + "/summary").endsWith("187 wrong answers, the first 100 listed"));
        List<Element> rows = page.find(winners + "//table[@class='wrongs']/tbody/tr[th]");
        assertEquals(100, rows.size());
        assertEquals(
                CheckResult.EXPLAINED_IN_FULL,
                page.find(winners + "//table[@class='wrongs']/tbody/tr/td[@class='more']/details")
                        .size());
        assertEquals(
                1,
                page.find(winners + "//tr[th='heaps 4 4'][td[1]='second'][td[2]='first']")
                        .size());
        assertTrue(Xml.text(rows.get(99)).endsWith("XOR 0"), "the rest in one line each");
    }

    @Test
    void compileErrorShowsTheLineAndACaretBelowTheFault() {
        Element code = page(SampleReports.compileError()).find("//pre").get(1);
        List<String> lines = code.getTextContent().lines().toList();
        assertEquals("        return mexx(values);", lines.get(0));
        assertEquals("               ^", lines.get(1), "column 16");
    }

    @Test
    void sandboxIsNamedAtTheFootAndAWarningWhereItIsWeak() {
        assertTrue(page(SampleReports.right()).say("//footer").contains("sandbox bubblewrap"));
        assertEquals(List.of(), page(SampleReports.right()).find("//*[@role='note']"));
        String warning = page(HostileSamples.report()).say("//*[@role='note']");
        assertTrue(
                warning.contains("not isolated from this machine") && warning.contains("no limit on memory"), warning);
    }

    @Test
    void oneIsNotSaidInThePlural() {
        Xml page = page(SampleReports.partialDiagnosis());
        assertTrue(page.say(IDEA).contains("In one case it"));
        assertEquals(
                "Standard error: 1 byte",
                page(HostileSamples.report()).texts("//details/summary").stream()
                        .filter(s -> s.startsWith("Standard error"))
                        .findFirst()
                        .orElse(""));
        assertTrue(page(SampleReports.exceptions()).say(WRONG).contains(": 1 wrong answer"));
        assertFalse(page(SampleReports.exceptions()).say(WRONG).contains(": 1 wrong answers"));
    }

    @Test
    void termsAreLinkedToTheGlossaryOnceEach() {
        Xml page = page(SampleReports.tableError());
        List<String> links = page.find("//a[@class='term']").stream()
                .map(a -> a.getAttribute("href"))
                .toList();
        assertEquals(
                List.of("#term-mex", "#term-sum", "#term-grundy", "#term-xor", "#term-n-position"),
                links.subList(0, 5));
        assertEquals(links.size(), Set.copyOf(links).size(), "once each");
        assertEquals(
                Set.copyOf(links),
                page.find("//dt[starts-with(@id, 'term-')]").stream()
                        .map(term -> "#" + term.getAttribute("id"))
                        .collect(Collectors.toSet()),
                "the glossary explains those, and no others");
    }

    private static List<String> rows(Xml page, String xpath) {
        return page.find(xpath).stream()
                .map(row -> String.join(" ", Pages.cells(row)))
                .map(text -> text.replaceAll("\\s+", " ").strip())
                .toList();
    }

    private static Xml page(Report report) {
        return Pages.parsed(report);
    }
}
