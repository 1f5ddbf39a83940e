package grundy.reports;

import static org.junit.jupiter.api.Assertions.assertEquals;

import grundy.grader.result.ClassReport;
import grundy.grader.result.ClassRow.Fault;
import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import javax.xml.transform.stream.StreamSource;
import org.junit.jupiter.api.Test;
import org.xml.sax.SAXException;

class ClassJUnitXmlTest {

    private static final String XML = new ClassJUnitXml().render(SampleClass.report());

    @Test
    void hasTheShapeThatReadersKnow() throws IOException, SAXException {
        JUnitXmlTest.validator().validate(new StreamSource(new StringReader(XML)));
    }

    @Test
    void aSuiteIsASubmissionAndCountsAddUp() {
        Xml xml = Xml.parse(XML);
        assertEquals(5, xml.find("//testsuite").size());
        assertEquals(4 * 4 + 1, xml.find("//testcase").size(), "four submissions of four checks, and a fault");
        assertEquals(
                1,
                xml.find("/testsuites[@tests='17'][@failures='3'][@errors='8'][@skipped='0']")
                        .size());
        assertEquals(3, xml.find("//failure").size());
        assertEquals(8, xml.find("//error").size(), "4 of compile-error, 3 not run, 1 fault");
    }

    @Test
    void aFaultOfTheGraderIsAnErrorOfItsOwnKind() {
        Xml xml = Xml.parse(XML);
        assertEquals(
                1,
                xml.find(
                                "//testcase[@name='grading'][@classname='grundy.take-and-split.12349']/error[@type='grader-fault']")
                        .size());
    }

    @Test
    void idsWithDotsStayOneName() {
        ClassReport report = new ClassReport(
                "take-and-split",
                "t",
                true,
                1,
                100,
                List.of(SampleClass.row("a.b", "x".repeat(500), new Fault("oh"))),
                List.of(),
                List.of());
        Xml xml = Xml.parse(new ClassJUnitXml().render(report));
        assertEquals(
                1,
                xml.find("//testcase[@classname='grundy.take-and-split.a_b']").size());
        assertEquals(1, xml.find("//testsuite[string-length(@name) < 255]").size());
    }
}
