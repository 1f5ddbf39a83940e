package grundy.reports;

import java.io.StringWriter;
import java.math.BigDecimal;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/** A document of JUnit's XML under way: indented elements, in which text and attributes are cut and cleaned. */
record JUnitDocument(XMLStreamWriter xml) {

    /** What is written into a document. */
    @FunctionalInterface
    interface Content {
        void writeTo(JUnitDocument document) throws XMLStreamException;
    }

    /** The whole document, with one root element {@code testsuites}. */
    static String of(Counts counts, Content suites) {
        // A writer, not a stream: over a stream the JDK's writer splits surrogate pairs into two invalid references.
        StringWriter text = new StringWriter();
        try {
            XMLStreamWriter xml = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(text);
            JUnitDocument document = new JUnitDocument(xml);
            xml.writeStartDocument("UTF-8", "1.0");
            document.open("testsuites", 0);
            document.attribute("name", "Grundy Grader");
            document.counts(counts);
            suites.writeTo(document);
            document.close(0);
            xml.writeEndDocument();
            xml.close();
        } catch (XMLStreamException e) {
            throw new IllegalStateException("writing to memory failed", e);
        }
        return text.append('\n').toString();
    }

    /**
     * What stands at a suite and at the whole. Nothing is ever skipped: Jenkins and GitLab would show a build with skipped
     * tests as good.
     */
    record Counts(long tests, long failures, long errors, long millis) {
        static final Counts NONE = new Counts(0, 0, 0, 0);

        Counts plus(Counts other) {
            return new Counts(
                    tests + other.tests, failures + other.failures, errors + other.errors, millis + other.millis);
        }
    }

    void suite(String name, Counts counts, Content cases) throws XMLStreamException {
        open("testsuite", 1);
        attribute("name", name);
        counts(counts);
        cases.writeTo(this);
        close(1);
    }

    void testCase(String className, String name, Content outcome) throws XMLStreamException {
        open("testcase", 2);
        attribute("classname", className);
        attribute("name", name);
        // Checks are not timed one by one; readers that add up the cases need a number.
        attribute("time", seconds(0));
        outcome.writeTo(this);
        close(2);
    }

    /** The element is {@code failure} or {@code error}. */
    void outcome(String element, String message, String type, String text) throws XMLStreamException {
        open(element, 3);
        attribute("message", message);
        attribute("type", type);
        xml.writeCharacters(clean(text));
        xml.writeEndElement();
    }

    private void counts(Counts counts) throws XMLStreamException {
        attribute("tests", Long.toString(counts.tests()));
        attribute("failures", Long.toString(counts.failures()));
        attribute("errors", Long.toString(counts.errors()));
        attribute("skipped", "0");
        attribute("time", seconds(counts.millis()));
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
