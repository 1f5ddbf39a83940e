package grundy.reports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.grader.result.Report;
import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import javax.xml.XMLConstants;
import javax.xml.transform.stream.StreamSource;
import javax.xml.validation.SchemaFactory;
import javax.xml.validation.Validator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Element;
import org.xml.sax.SAXException;

class JUnitXmlTest {

    static Set<String> samples() {
        return SampleReports.names();
    }

    @ParameterizedTest
    @MethodSource("samples")
    void everySampleHasTheShapeThatReadersKnow(String name) throws IOException, SAXException {
        Report report = SampleReports.named(name);
        String xml = new JUnitXml().render(report);
        validator().validate(new StreamSource(new StringReader(xml)));
        assertEquals(report.checks().size(), Xml.parse(xml).find("//testcase").size());
    }

    @Test
    void shapeRejectsSkippedTests() {
        String xml = new JUnitXml().render(SampleReports.endlessLoop()).replace("<error", "<skipped");
        String renamed = xml.replace("</error>", "</skipped>");
        assertThrows(SAXException.class, () -> validator().validate(new StreamSource(new StringReader(renamed))));
    }

    @ParameterizedTest
    @MethodSource("samples")
    void countsAreThoseOfTheElements(String name) {
        Xml xml = xml(SampleReports.named(name));
        for (Element suite : xml.find("//testsuites | //testsuite")) {
            assertEquals(xml.find("//testcase").size(), number(suite, "tests"));
            assertEquals(xml.find("//failure").size(), number(suite, "failures"));
            assertEquals(xml.find("//error").size(), number(suite, "errors"));
            assertEquals(0, number(suite, "skipped"));
        }
    }

    @Test
    void aTestCaseIsACheckAndTimeIsInSeconds() {
        Xml xml = xml(SampleReports.sumForXor());
        assertEquals(
                1,
                xml.find("//testsuite[@name='take-and-split'][@time='0.812']").size());
        assertEquals(
                1,
                xml.find("//testcase[@classname='grundy.take-and-split'][@name='winners']/failure")
                        .size());
        assertEquals(0, xml.find("//testcase[@name='table']/*").size());
    }

    @Test
    void aFailureListsTwentyCasesAndCountsTheRest() {
        Element failure = xml(SampleReports.sumForXor())
                .find("//testcase[@name='winners']/failure")
                .get(0);
        List<String> lines = failure.getTextContent().lines().toList();
        assertEquals("187 of 819 cases not right", failure.getAttribute("message"));
        assertEquals("wrong-answer", failure.getAttribute("type"));
        assertEquals("heaps 1 1: expected second, actual first (wrong-answer)", lines.get(1));
        assertEquals("and 167 more", lines.get(21), "187 - 20");
        assertEquals(22, lines.size());
    }

    @Test
    void whatWasNotRunIsAnErrorAndNeverSkipped() {
        Xml xml = xml(SampleReports.endlessLoop());
        assertEquals(3, xml.find("//error[@type='not-run']").size());
        assertTrue(xml.say("//failure").endsWith("23 cases not run"), xml.say("//failure"));
        assertFalse(xml.say("//failure").contains("more"), "26 failed - 23 not run = 3, all of them listed");
    }

    @Test
    void aSubmissionThatIsNotGradedIsAnErrorInEachCheck() {
        Xml xml = xml(SampleReports.compileError());
        assertEquals(
                4,
                xml.find("//error[@type='compile-error'][@message='2 errors in Solver.java']")
                        .size());
        assertTrue(xml.say("//testcase[1]/error").contains("Solver.java:12: ';' expected"));
    }

    @Test
    void charactersThatXmlForbidsAreReplaced() {
        assertEquals(
                "a\uFFFDb\uFFFDc\uFFFDd\uFFFD\t\n\uD83D\uDE00",
                JUnitDocument.clean("a\0b\u001Bc\uD83Dd\uFFFE\t\n\uD83D\uDE00"));
        String message = xml(HostileSamples.report()).find("//error").get(0).getAttribute("message");
        assertTrue(message.startsWith("<script>alert(1)</script>\"onload=\"x' ]]> &amp; ${7*7}"), message);
        assertTrue(message.length() < 2_000);
    }

    private static Xml xml(Report report) {
        return Xml.parse(new JUnitXml().render(report));
    }

    private static int number(Element element, String attribute) {
        return Integer.parseInt(element.getAttribute(attribute));
    }

    static Validator validator() throws SAXException {
        return SchemaFactory.newInstance(XMLConstants.W3C_XML_SCHEMA_NS_URI)
                .newSchema(Objects.requireNonNull(JUnitXmlTest.class.getResource("junit.xsd")))
                .newValidator();
    }
}
