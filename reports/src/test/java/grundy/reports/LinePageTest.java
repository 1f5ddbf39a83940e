package grundy.reports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.grader.result.CheckResult;
import grundy.grader.result.Mismatch;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;

/** How the page shows the line of play in which an answer loses. */
class LinePageTest {

    private static final String EXAMPLE = "//section[@aria-labelledby='h-example']";
    private static final String WRONG = "//section[@aria-labelledby='h-wrong']";

    private final Xml page = Pages.parsed(SampleReports.sumForXor());

    @Test
    void exampleIsPlayedToItsEndInWords() {
        assertEquals(
                "You: heap 1 (size 1) becomes nothing (heap removed); leaves 1, XOR 1 (your code’s own move)."
                        + "Opponent: heap 1 (size 1) becomes nothing (heap removed); leaves no heap, XOR 0",
                page.say(EXAMPLE + "//details[@class='step']/summary"));
        assertTrue(page.say(EXAMPLE).contains("You say that with heaps 1 1 the first player wins. So play first"));
        assertEquals("You cannot move: the opponent wins.", page.say(EXAMPLE + "//p[@class='end']"));
    }

    @Test
    void whoDeniesAWinLetsTheOpponentBegin() {
        Xml table = Pages.parsed(SampleReports.tableError());
        assertTrue(
                table.say(EXAMPLE).contains("You say that with heap 6 the player to move loses. So let the opponent"));
        assertTrue(table.say(EXAMPLE + "//details[@class='step']/summary").startsWith("Opponent: heap 1 (size 6)"));
    }

    @Test
    void stepsFoldOutOneInTheOtherAndTheFirstIsOpen() {
        int trees = page.find("//div[@class='tree']").size();
        for (int k = 1; k <= trees; k++) {
            String tree = "(//div[@class='tree'])[" + k + "]";
            int steps = page.find(tree + "//details").size();
            assertEquals(1, page.find(tree + "/details[@open]").size());
            assertEquals(
                    steps - 1, page.find(tree + "//details/details[not(@open)]").size());
            assertEquals(
                    steps, page.find(tree + "//details/div/*[name()='svg']").size(), "a drawing for each step");
            assertEquals(1, page.find(tree + "//p[@class='end']").size());
        }
        assertEquals(3, page.find("//div[@class='tree']/details/details").size(), "2 2, 1 4 and 4 1 take two steps");
    }

    @Test
    void someTreesAreDrawnAndTheOtherLinesAreTold() {
        long lines = full(WRONG).count();
        assertEquals(CheckResult.EXPLAINED_IN_FULL, lines, "2 2 and so on, and 1 1 again");
        assertEquals(4, page.find("//div[@class='tree']").size());
        assertEquals(4 + page.find("//details[@class='line']").size(), 1 + lines);
        List<String> told = page.texts(WRONG + "//details[@class='line'][1]/ol/li");
        assertTrue(
                told.stream().allMatch(ply -> ply.startsWith("You:") || ply.startsWith("Opponent:")), told::toString);
    }

    private Stream<Element> full(String section) {
        return page.find(section + "//td[@class='more']/details").stream()
                .filter(details -> Xml.text(details).contains("How your answer loses"));
    }

    @Test
    void otherMovesAreDrawnWithTheirRefutationsAndTold() {
        String step = "(//div[@class='tree'])[2]/details";
        assertEquals(List.of("2 → 1", "2 → 0", "2 → 0", "2 → 1"), page.texts(step + "/div/svg/text[@class='move']"));
        assertEquals(
                List.of("Instead: heap 1 (size 2) becomes nothing (heap removed). The opponent answers: heap 1 (size 2)"
                        + " becomes nothing (heap removed); leaves no heap, XOR 0"),
                page.texts(step + "/ul/li"));
    }

    @Test
    void drawingShowsEachPositionWithItsStonesAndItsXor() {
        String drawing = "(//div[@class='tree'])[2]/details/div/svg";
        assertEquals(List.of("XOR 0", "XOR 3", "XOR 2", "XOR 0", "XOR 0"), page.texts(drawing + "/text[@class='xor']"));
        // 2 2, then 1 2 and 2, then none and 1 1: the last in the order of drawing
        assertEquals(
                List.of(4, 3, 2, 2),
                page.find(drawing + "/path[@class='stone']").stream()
                        .map(path -> path.getAttribute("d").split("M").length - 1)
                        .toList());
        assertEquals(3, page.find(drawing + "/rect[@class='lost']").size());
        assertEquals(2, page.find(drawing + "/rect[@class='won']").size());
    }

    @Test
    void drawingsAreForTheEyeAndTheirWordsForAll() {
        for (Element svg : page.find("//svg[contains(@class, 'drawing')]")) {
            assertEquals("true", svg.getAttribute("aria-hidden"));
        }
        for (Element scroll : page.find("//details[@class='step']/div")) {
            assertEquals("0", scroll.getAttribute("tabindex"), "scrolls by keyboard");
            assertFalse(scroll.getAttribute("aria-label").isEmpty());
        }
    }

    @Test
    void decidingColumnNamesTheHeapsThatHaveAOneThere() {
        assertEquals(1, Lesson.refuted(List.of(6), Optional.empty()).decidingBit());
        String said = Pages.parsed(SampleReports.tableError()).say(EXAMPLE);
        assertTrue(
                said.contains(
                        "The marked column, that of the 2, decides: only heap 1 has a 1 there, and some move in it makes"
                                + " the XOR 0."),
                said);
    }

    @Test
    void longListsOfFirstMovesAreShownOnceAndThenCounted() {
        List<Mismatch> wrong = Stream.of(List.of(7, 7), List.of(8, 8))
                .map(heaps -> SampleParts.mismatch(
                        "heaps",
                        heaps,
                        "wrong-answer",
                        "second",
                        "first",
                        Lesson.refuted(heaps, Optional.of(List.of(5)))))
                .toList();
        Xml two = Pages.parsed(SampleParts.graded(
                "0.0", List.of(SampleParts.failed("winners", "0.0", 2, wrong)), List.of(), Lesson.board()));
        assertEquals(8, two.find(EXAMPLE + "//table[@class='moves']/tbody/tr").size(), "4 in each heap");
        String again = "//tr[th='heaps 8 8']/following-sibling::tr[1]";
        // 8 becomes 7, 6, or one of three splits: 5 moves in each heap
        assertEquals(8, two.find(again + "//table[@class='moves']/tbody/tr").size());
        assertTrue(two.say(again).contains("and 2 further first moves."), two.say(again));
    }
}
