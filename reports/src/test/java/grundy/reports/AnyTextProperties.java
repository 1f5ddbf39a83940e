package grundy.reports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import grundy.grader.result.Report;
import grundy.grader.result.Report.Detail;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import net.jqwik.api.constraints.IntRange;

/** Laws that hold for any text, halves of surrogate pairs and control characters included. */
class AnyTextProperties {

    @Provide
    Arbitrary<String> texts() {
        Arbitrary<Character> nasty = Arbitraries.of(
                '<', '>', '&', '"', '\'', ']', '$', '{', '#', '\0', '\r', '\n', '\uD83D', '\uDE00', '\u202E', '\uFFFF');
        Arbitrary<Character> any = Arbitraries.chars().range('\0', '\uFFFF');
        return Arbitraries.frequencyOf(Tuple.of(3, nasty), Tuple.of(1, any))
                .list()
                .ofMaxSize(60)
                .map(chars -> chars.stream().collect(StringBuilder::new, StringBuilder::append, StringBuilder::append))
                .map(StringBuilder::toString);
    }

    @Property(tries = 500)
    void cutTextIsShortAndSurvivesUtf8(@ForAll("texts") String text, @ForAll @IntRange(min = 1, max = 70) int limit) {
        String cut = new StudentText(text, limit).cut();
        assertEquals(cut, new String(cut.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8));
        assertTrue(cut.length() <= limit + "\u2026 (cut; 60 characters in all)".length());
    }

    @Property(tries = 200)
    void everyFormatCanBeReadBackWhateverTheText(@ForAll("texts") String text) throws IOException {
        Report report = SampleParts.notGraded(
                Report.Status.COMPILE_ERROR, "said: " + text, new Detail(text, text, text.length()));
        Xml page = Pages.parsed(report);
        assertTrue(page.find("//script").isEmpty());
        assertEquals(1, page.find("//p[@class='message']/bdi[not(*)]").size(), "text and nothing but text");
        assertEquals(4, Xml.parse(new JUnitXml().render(report)).find("//error").size());
        String message = new ObjectMapper()
                .readTree(new JsonReport("1.0.0").render(report))
                .get("message")
                .asText();
        assertEquals("said: " + StudentText.cut(text), message);
    }
}
