package grundy.reports;

import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.xpath.XPathConstants;
import javax.xml.xpath.XPathExpressionException;
import javax.xml.xpath.XPathFactory;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** A page or an XML file as a strict parser sees it; what is not well-formed cannot be read. */
record Xml(Document document) {

    static Xml parse(String text) {
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newDefaultInstance();
            factory.setExpandEntityReferences(false);
            DocumentBuilder builder = factory.newDocumentBuilder();
            builder.setErrorHandler(null);
            return new Xml(builder.parse(new InputSource(new StringReader(text))));
        } catch (ParserConfigurationException | SAXException | IOException e) {
            throw new AssertionError("not well-formed: " + e.getMessage(), e);
        }
    }

    List<Element> find(String xpath) {
        try {
            NodeList found = (NodeList)
                    XPathFactory.newDefaultInstance().newXPath().evaluate(xpath, document, XPathConstants.NODESET);
            return IntStream.range(0, found.getLength())
                    .mapToObj(i -> (Element) found.item(i))
                    .toList();
        } catch (XPathExpressionException e) {
            throw new IllegalArgumentException(xpath, e);
        }
    }

    List<String> texts(String xpath) {
        return find(xpath).stream().map(Xml::text).toList();
    }

    /** All that the found elements say, white space made single. */
    String say(String xpath) {
        return String.join("\n", texts(xpath));
    }

    static String text(Element element) {
        return element.getTextContent().replaceAll("\\s+", " ").strip();
    }
}
