package grundy.reports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.grader.result.ClassRow.Misconception;
import grundy.grader.result.Diagnosis;
import java.io.IOException;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/** Every sample page in German: nothing of ours is left in English, but what says that it is. */
class GermanPagesTest {

    /** Words that stand in nearly every English sentence, and in no German one. */
    private static final Pattern ENGLISH = Pattern.compile(
            "\\b(?:the|is|are|your|you|yours|and|of|not|that|which|with|wrong|right|moves?|heaps?|checks?|answers?|values?"
                    + "|wins|failed|passed|nothing|becomes|leaves)\\b",
            Pattern.CASE_INSENSITIVE);

    /** What students, exercises of the samples and the contract chose, and what says that it is English. */
    private static final Set<String> OTHERS = Set.of("bdi", "pre", "code", "style", "script");

    /** Sections whose own tests see to their language. */
    private static final Set<String> APART = Set.of("h-idea", "h-values", "h-example", "h-wrong");

    /** The form of an answer in the text protocol. */
    private static final Pattern PROTOCOL = Pattern.compile("heap I \\(size N\\).*");

    static Stream<String> reports() {
        return SampleReports.names().stream();
    }

    static Stream<String> classes() {
        return SampleClasses.names().stream();
    }

    @ParameterizedTest
    @MethodSource("reports")
    void reportIsGerman(String name) throws IOException {
        assertGerman(Xml.parse(
                new HtmlPage(Templates.load(Optional.empty()), german(), "1.0.0").render(SampleReports.named(name))));
    }

    @ParameterizedTest
    @MethodSource("classes")
    void classIsGerman(String name) throws IOException {
        assertGerman(classPage(name));
    }

    @Test
    void numbersAreWrittenAsInGermanAndSortedByTheirValue() throws IOException {
        Xml page = classPage("three");
        Element mark = page.find("//table[@id='submissions']/tbody/tr[2]/td[@data-value]")
                .get(0);
        assertEquals("53,3", Xml.text(mark));
        assertEquals("53.3", mark.getAttribute("data-value"));
        assertEquals("53,3 / 100 im Median", page.say("//p[@class='score']"));
        assertEquals("3 Abgaben: 2 bewertet, 1 lässt sich nicht übersetzen", page.say("//p[@class='state']"));
    }

    @Test
    void markOfAReportHasACommaAndItsChecksAreGerman() throws IOException {
        Xml page = Xml.parse(
                new HtmlPage(Templates.load(Optional.empty()), german(), "1.0.0").render(SampleReports.endlessLoop()));
        assertTrue(
                page.say("//section[@aria-labelledby='h-checks']").contains("1.830 Fälle wurden nicht mehr gefragt"));
        assertTrue(
                page.say("//section[@aria-labelledby='h-example']").contains("keine Antwort innerhalb von 1.000 ms"));
    }

    private static Xml classPage(String name) throws IOException {
        StringWriter page = new StringWriter();
        new ClassPage(Templates.load(Optional.empty()), german(), "1.0.0").write(SampleClasses.named(name), page);
        return Xml.parse(page.toString());
    }

    private static Language german() throws BrokenTemplateException {
        return Language.load("de", Optional.empty(), id -> textsOfTheExercise());
    }

    /** What an exercise would say in German. */
    private static Map<String, String> textsOfTheExercise() {
        Map<String, String> texts = new HashMap<>();
        SampleReports.names().stream().map(SampleReports::named).forEach(report -> {
            texts.put(report.exercise() + ".title", "Aufgabe");
            for (Diagnosis mistake : report.diagnosis()) {
                texts.put(report.exercise() + ".mutant." + mistake.mutant() + ".title", "Fehler");
                texts.put(report.exercise() + ".mutant." + mistake.mutant() + ".story", "Geschichte");
            }
        });
        for (Misconception mistake :
                List.of(SampleRows.SUM, SampleRows.MAX, SampleRows.NO_SPLIT, SampleRows.FIRST_HEAP)) {
            texts.put("take-and-split.mutant." + mistake.mutant() + ".title", "Fehler");
        }
        return texts;
    }

    private static void assertGerman(Xml page) {
        List<String> ours = new ArrayList<>();
        collect(page.find("/html").get(0), ours);
        assertTrue(ours.size() > 20, ours.toString());
        assertEquals(
                List.of(),
                ours.stream()
                        .filter(text -> ENGLISH.matcher(text.replace("take-and-split", ""))
                                .find())
                        .distinct()
                        .collect(Collectors.toList()));
    }

    /** The texts and labels below an element, but for those that are not ours. */
    private static void collect(Element element, List<String> texts) {
        if (APART.contains(element.getAttribute("aria-labelledby"))
                || OTHERS.contains(element.getTagName())
                || element.getAttribute("lang").equals("en")) {
            return;
        }
        texts.add(element.getAttribute("aria-label"));
        IntStream.range(0, element.getChildNodes().getLength())
                .mapToObj(element.getChildNodes()::item)
                .forEach(child -> {
                    if (child instanceof Element inner) {
                        collect(inner, texts);
                    } else if (child.getNodeType() == Node.TEXT_NODE) {
                        texts.add(
                                PROTOCOL.matcher(child.getTextContent().strip()).replaceAll(""));
                    }
                });
    }
}
