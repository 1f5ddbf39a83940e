package grundy.reports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.grader.result.ClassReport;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/** What must hold for the page of any class, whatever names its people have. */
class ClassSafetyTest {

    static Set<String> samples() {
        return SampleClasses.names();
    }

    @ParameterizedTest
    @MethodSource("samples")
    void pageHoldsOneScriptNoHandlerAndNothingFromElsewhere(String name) {
        Xml page = Pages.parsed(SampleClasses.named(name));
        assertEquals(1, page.find("//script").size());
        assertEquals(List.of(), page.find("//img | //iframe | //link | //object | //form | //base"));
        for (Element element : page.find("//*")) {
            for (int i = 0; i < element.getAttributes().getLength(); i++) {
                Node attribute = element.getAttributes().item(i);
                assertFalse(attribute.getNodeName().startsWith("on"), attribute.toString());
                assertFalse(attribute.getNodeName().equals("src"), attribute.toString());
                assertFalse(attribute.getNodeName().equals("style"), attribute.toString());
            }
        }
        assertFalse(page.say("//style").contains("url("));
    }

    @ParameterizedTest
    @MethodSource("samples")
    void browserRunsThisScriptAndNoOther(String name) throws NoSuchAlgorithmException {
        String html = Pages.html(SampleClasses.named(name));
        String start = "<script>";
        String script = html.substring(html.indexOf(start) + start.length(), html.indexOf("</script>"));
        byte[] hash = MessageDigest.getInstance("SHA-256").digest(script.getBytes(StandardCharsets.UTF_8));
        String policy = Xml.parse(html)
                .find("//meta[@http-equiv='Content-Security-Policy']")
                .get(0)
                .getAttribute("content");
        assertTrue(policy.contains("script-src 'sha256-" + Base64.getEncoder().encodeToString(hash) + "';"), policy);
        assertTrue(policy.startsWith("default-src 'none';"), policy);
        assertTrue(script.length() > 2_000 && script.contains("addEventListener"));
    }

    @ParameterizedTest
    @MethodSource("samples")
    void linksStayInThePageOrLeadToReportsBesideIt(String name) {
        Xml page = Pages.parsed(SampleClasses.named(name));
        for (Element link : page.find("//a")) {
            String href = link.getAttribute("href");
            assertTrue(
                    href.startsWith("#")
                            || href.equals("class.json")
                            || href.matches("[A-Za-z0-9._~%-]+(/[A-Za-z0-9._~%-]+)*/index\\.html"),
                    href);
        }
    }

    @ParameterizedTest
    @MethodSource("samples")
    void idsAreUniqueAndEveryReferenceLeadsSomewhere(String name) {
        Xml page = Pages.parsed(SampleClasses.named(name));
        Set<String> ids = new HashSet<>();
        page.find("//*[@id]").forEach(e -> assertTrue(ids.add(e.getAttribute("id")), e.getAttribute("id")));
        page.find("//a[starts-with(@href, '#')]")
                .forEach(a -> assertTrue(ids.contains(a.getAttribute("href").substring(1)), a.getAttribute("href")));
        page.find("//*[@aria-labelledby]")
                .forEach(e -> List.of(e.getAttribute("aria-labelledby").split(" "))
                        .forEach(id -> assertTrue(ids.contains(id), id)));
    }

    @ParameterizedTest
    @MethodSource("samples")
    void tablesHaveCaptionsAndHeadersHaveScopes(String name) {
        Xml page = Pages.parsed(SampleClasses.named(name));
        assertEquals(List.of(), page.texts("//table[not(caption)]"));
        assertEquals(List.of(), page.texts("//th[not(@scope)]"));
        assertEquals(1, page.find("//h1").size());
        assertEquals(1, page.find("/html[@lang='en']/body/main").size());
        assertEquals(List.of(), page.texts("//input[not(ancestor::label)] | //select[not(ancestor::label)]"));
    }

    @Test
    void hostileNamesAreShownAsTextAndIsolated() {
        String html = Pages.html(HostileSamples.classReport());
        Xml page = Xml.parse(html);
        String name =
                page.texts("//table[@id='submissions']/tbody/tr[1]/th/a/bdi").get(0);
        assertTrue(name.startsWith("<script>alert(1)</script>\"onload=\"x' ]]> &amp; ${7*7} <#assign a=1>"), name);
        assertEquals(html.indexOf("<script"), html.lastIndexOf("<script"), "ours alone");
        assertFalse(html.contains("\u202E"), "an override would turn the text around it");
        String loose =
                "//text()[contains(., '\u05D0')][not(ancestor::bdi)][not(ancestor::title)][not(ancestor::option)]/..";
        assertEquals(List.of(), page.texts(loose));
    }

    @Test
    void millionsOfCharactersInEveryTextLeaveASmallPage() {
        int size = Pages.html(HostileSamples.classReport()).getBytes(StandardCharsets.UTF_8).length;
        assertTrue(size < 100_000, size + " bytes");
    }

    @Test
    void aRowTakesLittleSpace() {
        int few = Pages.html(SampleClasses.ofSize(200)).length();
        int many = Pages.html(SampleClasses.ofSize(1200)).length();
        assertTrue(many - few < 700_000, (many - few) / 1000 + " characters a row");
    }

    @Test
    void linkCanBeSeenWhereANameShowsNothing() {
        ClassReport report = SampleClasses.report(List.of(
                SampleRows.row("ada", " \u200B\u00A0", SampleRows.right()),
                SampleRows.row("max", "Max", SampleRows.right())));
        assertEquals(List.of("ada", "Max"), Pages.parsed(report).texts("//tbody/tr/th/a[@href]"));
    }

    @Test
    void sameClassGivesTheSameBytes() {
        String html = Pages.html(SampleClasses.ofSize(30));
        assertEquals(html, Pages.html(SampleClasses.ofSize(30)));
        assertFalse(html.contains("\r"));
    }
}
