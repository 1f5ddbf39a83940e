package grundy.reports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.grader.result.Mismatch;
import grundy.grader.result.Report;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;

/** What the page says of the table of values, and how it draws it. */
class TablePageTest {

    private static final String VALUES = "//section[@aria-labelledby='h-values']";
    private static final String PLOT = VALUES + "//figure";
    private static final String WRONG = "//section[@aria-labelledby='h-wrong']";

    /** Right but for g(7) = 0, and every later value the mex of its own smaller ones. */
    private static final int[] SEVEN = new int[201];

    static {
        for (int n = 0; n <= 200; n++) {
            SEVEN[n] = n == 7 ? 0 : Lesson.mex(n, i -> SEVEN[i]).value();
        }
    }

    @Test
    void oneRootIsNamedAsTheOneValueToCorrect() {
        Xml page = page(n -> SEVEN[n]);
        List<String> kinds = page.texts(VALUES + "/ul[@class='kinds']/li");
        assertEquals(
                "✗ 1 root error at g(7): a value that does not follow from your own smaller values.", kinds.get(0));
        long inherited = IntStream.rangeClosed(8, 200)
                .filter(n -> SEVEN[n] != Lesson.g(n))
                .count();
        assertTrue(kinds.get(1).startsWith("↳ " + inherited + " inherited: "), kinds.get(1));
        assertTrue(page.say(VALUES)
                .contains("So there is one value to correct, g(7). The " + inherited
                        + " others all follow from it: with the right g(7), the same mex gives the right values."));
    }

    @Test
    void whereMostValuesAreNoMexTheRuleIsToBlame() {
        String said = page(n -> n).say(VALUES);
        assertTrue(said.contains("198 of 201 values are not the mex of your own smaller values."), said);
        assertTrue(said.contains("Your answer was 3. For that, every number from 0 to 2 would have to be the value of"
                + " an option. 0 is missing."));
        assertFalse(page(n -> n == 9 ? 0 : Lesson.g(n)).say(VALUES).contains("are not the mex of"));
    }

    @Test
    void severalRootsAreToBeStartedFromTheSmallest() {
        String said = page(n -> n == 9 || n == 20 ? 0 : Lesson.g(n)).say(VALUES);
        assertTrue(said.contains("✗ 2 root errors at g(9), g(20): values that do not follow"), said);
        assertTrue(said.contains("Start with the smallest, g(9)."), said);
    }

    @Test
    void inheritedValueShowsBothStripsAndWhatItFollowsFrom() {
        Xml page = Pages.parsed(report(n -> SEVEN[n], 8));
        assertEquals(
                List.of("0 present", "1 present", "2 missing: the mex", "3 present"), page.texts(WRONG + "//ol[1]/li"));
        assertEquals(
                List.of("0 present", "1 missing: the mex your answer", "2 missing", "3 present"),
                page.texts(WRONG + "//ol[2]/li"));
        assertEquals(
                "0 (right: 1)",
                page.texts(WRONG + "//table[@class='options']/tbody/tr[1]/td[4]")
                        .get(0));
        String said = page.say(WRONG);
        assertTrue(said.contains("option values 0 1 3, mex 2; inherited: follows from your g(7)"), said);
        assertTrue(said.contains("Your answer 1 is exactly that mex: it follows from your own g(7)."), said);
        assertTrue(said.contains("with the right values there, the same mex gives 2."), said);
    }

    @Test
    void furtherRootIsHeldAgainstOwnValues() {
        String said = Pages.parsed(report(n -> n == 12 ? 7 : SEVEN[n], 12)).say(WRONG);
        assertTrue(
                said.contains("By your own values the options look different, for g(7), g(8), g(11) are not right:"));
        assertTrue(said.contains("The mex of these is 5. Your answer was 7."), said);
        assertTrue(said.contains("Missing are 5, 6. So 7 is not even what follows from your own smaller values, 5"));
    }

    @Test
    void everyWrongPointOfTheStartCanBeReadOut() {
        Xml page = page(n -> n % 3);
        List<String> points = page.texts(PLOT + "//*[@role='img']/title");
        assertEquals(31, points.size());
        assertEquals("g(6): right 3, yours 0", points.get(0));
        Element drawing = page.find(PLOT + "//*[local-name()='svg']").get(0);
        assertEquals("plot-title", drawing.getAttribute("aria-labelledby"));
        assertTrue(page.say(PLOT + "//*[@id='plot-title']").startsWith("g(n) for n from 0 to 200"));
        assertEquals("● right value ✗ yours, a root error ◇ yours, inherited", page.say(PLOT + "/figcaption"));
    }

    @Test
    void everyRightValueIsADotAndEveryWrongOneAMark() {
        Xml page = page(n -> n % 3);
        String dots = page.find(PLOT + "//*[@class='dot']").get(0).getAttribute("d");
        assertEquals(201, dots.split("M").length - 1);
        long wrong =
                IntStream.rangeClosed(0, 200).filter(n -> n % 3 != Lesson.g(n)).count();
        int further = page.find(PLOT + "//*[@marker-mid]").stream()
                .mapToInt(e -> e.getAttribute("d").split(" ").length / 2)
                .sum();
        assertEquals(wrong, 31 + further);
    }

    @Test
    void valuesBeyondTheScaleAreMarkedAtItsEdges() {
        Xml page = page(n -> n == 4 ? Integer.MIN_VALUE : n == 9 ? Integer.MAX_VALUE : Lesson.g(n));
        String highest = "" + IntStream.rangeClosed(0, 200).map(Lesson::g).max().orElseThrow();
        assertEquals(
                "● right value ▲ yours, above " + highest + " (1 value, beyond the scale) ▼ yours, below 0 (1 value)",
                page.say(PLOT + "/figcaption"));
        for (Element mark : page.find(PLOT + "//*[@role='img']")) {
            int y = Integer.parseInt(mark.getAttribute("y"));
            assertTrue(y > 0 && y < 330, "inside the drawing: " + y);
        }
    }

    @Test
    void plotOfAnyTableIsSmall() {
        for (IntUnaryOperator own : List.<IntUnaryOperator>of(n -> n, n -> n % 3, n -> Integer.MIN_VALUE)) {
            String html = Pages.html(report(own));
            String figure = html.substring(html.indexOf("<figure"), html.indexOf("</figure>"));
            int bytes = figure.getBytes(StandardCharsets.UTF_8).length;
            assertTrue(bytes < 10_000, bytes + " bytes");
        }
    }

    @Test
    void missingValuesAreToldByTheirCauseInWords() {
        Xml page = Pages.parsed(SampleReports.endlessLoop());
        assertEquals(
                "– 26 without a number: none came back, or your code was not asked any more.",
                page.say(VALUES + "/ul[@class='kinds']/li"));
        assertTrue(page.say(PLOT + "/figcaption").endsWith("– no number from you (26 values)"));
    }

    @Test
    void germanSaysTheSame() throws BrokenTemplateException {
        Report report = report(n -> SEVEN[n]);
        Language german = Language.load("de", Optional.empty(), id -> Map.of());
        Xml page = Xml.parse(new HtmlPage(Templates.load(Optional.empty()), german, "1.0.0").render(report));
        String said = page.say(VALUES);
        assertTrue(said.startsWith("Die Tabelle von g(n)"), said);
        assertTrue(said.contains(
                "✗ 1 Ursprungsfehler bei g(7): ein Wert, der nicht aus deinen eigenen kleineren Werten" + " folgt."));
        assertTrue(said.contains("Ein Zug von 7 lässt 1 und 4 übrig, mit dem Wert 0."), said);
        assertEquals(
                "g(7): richtig 1, deiner 0",
                page.texts(PLOT + "//*[@role='img']/title").get(0));
    }

    private static Xml page(IntUnaryOperator own) {
        return Pages.parsed(report(own));
    }

    private static Report report(IntUnaryOperator own) {
        return SampleParts.graded("3.2", List.of(SampleParts.notRun("winners")), List.of(), SampleParts.table(own));
    }

    /** A table of which one wrong answer is listed. */
    private static Report report(IntUnaryOperator own, int heap) {
        boolean root = own.applyAsInt(heap) != Lesson.mex(heap, own).value();
        Mismatch wrong = SampleParts.mismatch(
                "heap",
                heap,
                "wrong-answer",
                "" + Lesson.g(heap),
                "" + own.applyAsInt(heap),
                Lesson.mexAgainst(heap, own, root));
        return SampleParts.graded(
                "3.2",
                List.of(SampleParts.failed("table", "3.2", 1, List.of(wrong))),
                List.of(),
                SampleParts.table(own));
    }
}
