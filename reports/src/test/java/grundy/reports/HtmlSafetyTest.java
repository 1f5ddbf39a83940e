package grundy.reports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.grader.result.Report;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/** What must hold for any page, whatever the student wrote. */
class HtmlSafetyTest {

    private static final int LIMIT = 250_000;

    static Set<String> samples() {
        return SampleReports.names();
    }

    @ParameterizedTest
    @MethodSource("samples")
    void pageHoldsOurScriptAtMostNoHandlerAndNothingFromElsewhere(String name) {
        Xml page = Pages.parsed(SampleReports.named(name));
        assertEquals(
                page.find("//*[@id='board']").size(),
                page.find("//script[not(@type)]").size(),
                "that of the board");
        assertEquals(List.of(), page.find("//script[@type][not(@type='application/json')]"));
        assertEquals(List.of(), page.find("//img | //iframe | //link | //object | //form"));
        for (Element element : page.find("//*")) {
            for (int i = 0; i < element.getAttributes().getLength(); i++) {
                Node attribute = element.getAttributes().item(i);
                assertFalse(attribute.getNodeName().startsWith("on"), attribute.toString());
                assertFalse(attribute.getNodeName().equals("src"), attribute.toString());
            }
        }
        assertTrue(
                page.find("//a").stream().allMatch(a -> a.getAttribute("href").startsWith("#")));
        assertFalse(page.say("//style").contains("url("));
    }

    @ParameterizedTest
    @MethodSource("samples")
    void idsAreUniqueAndEveryReferenceLeadsSomewhere(String name) {
        Xml page = Pages.parsed(SampleReports.named(name));
        Set<String> ids = new HashSet<>();
        page.find("//*[@id]").forEach(e -> assertTrue(ids.add(e.getAttribute("id")), e.getAttribute("id")));
        page.find("//a")
                .forEach(a -> assertTrue(ids.contains(a.getAttribute("href").substring(1))));
        page.find("//*[@aria-labelledby]").forEach(e -> assertTrue(ids.contains(e.getAttribute("aria-labelledby"))));
    }

    @ParameterizedTest
    @MethodSource("samples")
    void tablesHaveCaptionsAndHeadersHaveScopes(String name) {
        Xml page = Pages.parsed(SampleReports.named(name));
        assertEquals(List.of(), page.texts("//table[not(caption)]"));
        assertEquals(List.of(), page.texts("//th[not(@scope)]"));
        assertEquals(1, page.find("//h1").size());
        assertEquals(1, page.find("/html[@lang='en']/body/main").size());
    }

    @Test
    void hostileTextIsShownAsTextAndControlCharactersAsPictures() {
        String html = Pages.html(HostileSamples.report());
        String name = Xml.parse(html).say("//h1/bdi");
        assertEquals(
                "<script>alert(1)</script>\"onload=\"x' ]]> &amp; ${7*7} <#assign a=1> \u27E8U+202E\u27E9evil"
                        + "\u27E8U+202C\u27E9 \u05D0\u05D1\u200F \uD83D\uDE00 \uFFFD nul:\u2400 esc:\u241B[31m"
                        + " del:\u2421 c1:\uFFFD \uFFFD",
                name.substring(0, name.indexOf(" \u27E8U+2028")));
        assertFalse(html.contains("\u202E"), "an override would turn the text around it");
        assertFalse(html.contains("<script"));
    }

    @ParameterizedTest
    @MethodSource("samples")
    void everyStudentTextIsIsolatedFromTheDirectionOfTheRest(String name) {
        Xml page = Pages.parsed(SampleReports.named(name));
        String loose = "//text()[contains(., '\u05D0')][not(ancestor::bdi)][not(ancestor::pre[@class='student'])]"
                + "[not(ancestor::title)]/..";
        assertEquals(List.of(), page.texts(loose));
    }

    @Test
    void tenMegabytesInEveryTextLeaveASmallPage() {
        assertTrue(size(HostileSamples.report()) < LIMIT, size(HostileSamples.report()) + " bytes");
    }

    @Test
    void fourTimesAHundredWrongAnswersLeaveASmallPage() {
        assertEquals(
                4,
                SampleReports.full().checks().stream()
                        .filter(c -> c.mismatches().size() == 100)
                        .count());
        assertTrue(size(SampleReports.full()) < LIMIT, size(SampleReports.full()) + " bytes");
    }

    @Test
    void sameReportGivesTheSameBytesWhateverTheTiming() {
        Report report = SampleReports.sumForXor();
        assertEquals(Pages.html(report), Pages.html(SampleParts.slower(report)));
        assertFalse(Pages.html(report).contains("\r"));
    }

    private static int size(Report report) {
        return Pages.html(report).getBytes(StandardCharsets.UTF_8).length;
    }
}
