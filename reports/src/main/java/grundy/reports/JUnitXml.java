package grundy.reports;

import grundy.grader.result.CheckResult;
import grundy.grader.result.Mismatch;
import grundy.grader.result.Report;
import java.io.StringWriter;
import java.math.BigDecimal;
import java.util.stream.Collectors;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/**
 * {@code junit.xml} in the shape that Jenkins' and GitLab's readers share: one test case per check. A check that could not
 * be run is an error, not a skipped test: both tools would show a build with skipped tests as good.
 */
final class JUnitXml {

    /** How many wrong answers a failure lists. */
    static final int LISTED = 20;

    String render(Report report) {
        // A writer, not a stream: over a stream the JDK's writer splits surrogate pairs into two invalid references.
        StringWriter text = new StringWriter();
        try {
            XMLStreamWriter xml = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(text);
            new Document(xml, report).write();
            xml.close();
        } catch (XMLStreamException e) {
            throw new IllegalStateException("writing to memory failed", e);
        }
        return text.append('\n').toString();
    }

    /** One document under way. */
    private record Document(XMLStreamWriter xml, Report report) {

        void write() throws XMLStreamException {
            xml.writeStartDocument("UTF-8", "1.0");
            open("testsuites", 0);
            attribute("name", "Grundy Grader");
            counts();
            open("testsuite", 1);
            attribute("name", report.exercise());
            counts();
            for (CheckResult check : report.checks()) {
                testCase(check);
            }
            close(1);
            close(0);
            xml.writeEndDocument();
        }

        private void counts() throws XMLStreamException {
            long errors = report.checks().stream().filter(this::isError).count();
            long failures = report.checks().stream()
                    .filter(c -> !isError(c) && c.status() != CheckResult.Status.PASSED)
                    .count();
            attribute("tests", Integer.toString(report.checks().size()));
            attribute("failures", Long.toString(failures));
            attribute("errors", Long.toString(errors));
            attribute("skipped", "0");
            attribute("time", seconds(report.timing().totalMillis()));
        }

        private boolean isError(CheckResult check) {
            return report.status() != Report.Status.GRADED || check.status() == CheckResult.Status.NOT_RUN;
        }

        private void testCase(CheckResult check) throws XMLStreamException {
            open("testcase", 2);
            attribute("classname", "grundy." + report.exercise());
            attribute("name", check.id());
            // Checks are not timed one by one; readers that add up the cases need a number.
            attribute("time", seconds(0));
            String message = report.message();
            if (message != null) {
                outcome("error", message, Words.of(report.status()), details());
            } else if (isError(check)) {
                outcome("error", Words.count(check.notRun(), "case") + " not run", "not-run", cases(check));
            } else if (check.status() == CheckResult.Status.FAILED) {
                outcome("failure", summary(check), type(check), cases(check));
            }
            close(2);
        }

        private void outcome(String element, String message, String type, String text) throws XMLStreamException {
            open(element, 3);
            attribute("message", message);
            attribute("type", type);
            xml.writeCharacters(clean(text));
            xml.writeEndElement();
        }

        private String details() {
            return report.details().stream().map(d -> StudentText.cut(d.text())).collect(Collectors.joining("\n"));
        }

        private void open(String element, int depth) throws XMLStreamException {
            indent(depth);
            xml.writeStartElement(element);
        }

        private void close(int depth) throws XMLStreamException {
            indent(depth);
            xml.writeEndElement();
        }

        private void indent(int depth) throws XMLStreamException {
            xml.writeCharacters("\n" + "  ".repeat(depth));
        }

        private void attribute(String name, String value) throws XMLStreamException {
            xml.writeAttribute(name, clean(StudentText.cut(value)));
        }
    }

    private static String summary(CheckResult check) {
        return check.failed() + " of " + Words.count(check.cases(), "case") + " not right";
    }

    private static String type(CheckResult check) {
        return check.mismatches().stream().map(Mismatch::kind).findFirst().orElse("not-run");
    }

    private static String cases(CheckResult check) {
        String listed =
                check.mismatches().stream().limit(LISTED).map(JUnitXml::line).collect(Collectors.joining("\n"));
        int more = check.failed()
                - check.notRun()
                - Math.min(LISTED, check.mismatches().size());
        return check.title()
                + "\n"
                + listed
                + (more > 0 ? "\nand " + more + " more" : "")
                + (check.notRun() > 0 ? "\n" + Words.count(check.notRun(), "case") + " not run" : "");
    }

    private static String line(Mismatch m) {
        return m.position() + ": expected " + StudentText.cut(m.expected()) + ", actual " + StudentText.cut(m.actual())
                + " (" + m.kind() + ")";
    }

    private static String seconds(long millis) {
        return BigDecimal.valueOf(millis, 3).toPlainString();
    }

    /** XML 1.0 has no way to write some characters, not even as references. */
    static String clean(String text) {
        StringBuilder clean = new StringBuilder(text.length());
        text.codePoints().forEach(c -> clean.appendCodePoint(isAllowed(c) ? c : 0xFFFD));
        return clean.toString();
    }

    private static boolean isAllowed(int c) {
        return c == '\t'
                || c == '\n'
                || c == '\r'
                || (c >= ' ' && c < 0xD800)
                || (c > 0xDFFF && c < 0xFFFE)
                || c > 0xFFFF;
    }
}
