package grundy.reports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import grundy.grader.result.CheckResult;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;

/** What the script of the board finds in the page. What it does with it is tried in a browser. */
class BoardPageTest {

    private static final int LIMIT = 20_000;
    private static final Xml PAGE = Pages.parsed(SampleReports.sumForXor());

    @Test
    void boardIsHiddenUntilTheScriptRuns() {
        assertEquals(1, PAGE.find("//section[@id='board'][@hidden]").size());
        assertEquals(
                List.of(), PAGE.find("//button[contains(@class, 'play')][not(@hidden)]"), "they do nothing without it");
    }

    @Test
    void pageWithoutAWrongSumHasNoBoardAndNoScript() {
        for (String name : List.of("right", "endless-loop", "compile-error", "exceptions", "hostile")) {
            Xml page = Pages.parsed(SampleReports.named(name));
            assertEquals(List.of(), page.find("//*[@id='board'] | //script | //button"), name);
            assertFalse(policy(page).contains("script-src"), name);
        }
    }

    @Test
    void browserRunsThisScriptAndNoOther() throws IOException {
        InlineScript script = InlineScript.of(Templates.load(Optional.empty()), "board.js");
        assertTrue(policy(PAGE).contains("script-src 'sha256-" + script.hash() + "';"), policy(PAGE));
        assertTrue(Pages.html(SampleReports.sumForXor()).contains("<script>" + script.text() + "</script>"));
    }

    @Test
    void scriptIsSmall() throws IOException {
        int size = script().getBytes(StandardCharsets.UTF_8).length;
        assertTrue(size < LIMIT, size + " bytes");
    }

    @Test
    void dataAreTheOptionsAndValuesOfEachHeap() throws IOException {
        JsonNode data = new ObjectMapper().readTree(PAGE.say("//script[@id='board-data']"));
        assertEquals(9, data.get("options").size());
        for (int heap = 0; heap <= 8; heap++) {
            assertEquals(
                    Lesson.moves(heap).toString().replace(" ", ""),
                    data.get("options").get(heap).toString());
            assertEquals(Lesson.g(heap), data.get("values").get(heap).asInt());
        }
    }

    @Test
    void everyWrongSumWithALineCanBeChosenOnceAndHasAButton() {
        List<String> starts = PAGE.find("//select[@id='board-start']/option").stream()
                .map(BoardPageTest::start)
                .toList();
        assertEquals("1 1 first", starts.get(0));
        assertEquals(CheckResult.EXPLAINED_IN_FULL, starts.size());
        assertEquals(starts.size(), new HashSet<>(starts).size());
        for (Element button : PAGE.find("//button[contains(@class, 'play')]")) {
            assertTrue(starts.contains(start(button)), start(button));
        }
        assertEquals(
                "You say that with heaps 1 1 the first player wins. Show it: you play first.",
                PAGE.find("//option[1]").get(0).getAttribute("data-claim"));
    }

    private static String start(Element element) {
        return element.getAttribute("data-heaps") + " " + element.getAttribute("data-you");
    }

    @Test
    void everyWordOfTheScriptIsInThePage() throws IOException {
        Set<String> there = PAGE.find("//ul[@id='board-words']/li").stream()
                .map(li -> li.getAttribute("data-key"))
                .collect(Collectors.toSet());
        Set<String> asked = found("\"((?:board|line|move)\\.[a-z-]+)\"");
        assertTrue(asked.size() > 10, asked::toString);
        assertTrue(there.containsAll(asked), () -> asked + " in " + there);
        assertTrue(there.containsAll(Set.of("stones.0", "stones.8", "board.now-first", "board.now-second")));
        assertEquals("1 stone", PAGE.say("//li[@data-key='stones.1']"));
        assertEquals("8 stones", PAGE.say("//li[@data-key='stones.8']"));
    }

    @Test
    void everyElementThatTheScriptLooksForIsThere() throws IOException {
        Set<String> ids = found("id\\(\"(-[a-z]+)\"\\)");
        assertTrue(ids.size() > 10, ids::toString);
        ids.forEach(id -> assertEquals(
                1, PAGE.find("//section[@id='board']//*[@id='board" + id + "']").size(), id));
    }

    @Test
    void whatHappensIsSaidAloud() {
        Element status = PAGE.find("//*[@id='board-status']").get(0);
        assertEquals("polite", status.getAttribute("aria-live"));
        assertEquals("board-start", PAGE.find("//label[@for]").get(0).getAttribute("for"));
    }

    private static Set<String> found(String pattern) throws IOException {
        return Pattern.compile(pattern)
                .matcher(script())
                .results()
                .map((MatchResult match) -> match.group(1))
                .collect(Collectors.toSet());
    }

    private static String script() throws IOException {
        return Templates.load(Optional.empty()).text("board.js");
    }

    private static String policy(Xml page) {
        return page.find("//meta[@http-equiv='Content-Security-Policy']").get(0).getAttribute("content");
    }
}
