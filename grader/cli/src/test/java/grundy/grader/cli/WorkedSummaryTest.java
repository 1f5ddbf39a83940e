package grundy.grader.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.catalogue.Explanation.Worked;
import grundy.catalogue.Step;
import grundy.catalogue.Step.Cell;
import grundy.catalogue.Step.Edge;
import grundy.catalogue.Step.Graph;
import grundy.catalogue.Step.Grid;
import grundy.catalogue.Step.Mark;
import grundy.catalogue.Step.Row;
import grundy.catalogue.Step.Shape;
import grundy.catalogue.Step.Strip;
import grundy.catalogue.Step.Token;
import grundy.catalogue.Step.Tokens;
import grundy.catalogue.Step.Vertex;
import grundy.reports.BrokenTemplateException;
import grundy.reports.Language;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** How the steps of a worked answer look on a terminal. */
class WorkedSummaryTest {

    private static final Map<String, String> TEXTS = Map.of(
            "x.explain.tags",
            "The <b>[[mex]]</b> of <code>{0}</code> is 2<sup>{1}</sup>, and 1 &lt; 2&#xa0;heads.",
            "x.explain.plural",
            "{0,choice,1#1 head|1<{0} heads}",
            "x.explain.row",
            "The row.",
            "x.explain.table",
            "The table.",
            "x.explain.table.0",
            "<i>vertex</i>",
            "x.explain.long",
            "word ".repeat(100));

    @Test
    void aSentenceIsWithoutItsMarkupAndItsArgumentsAreNotTouched() throws BrokenTemplateException {
        assertEquals(
                List.of("  The mex of <b> is 2^3, and 1 < 2 heads.", "  2 heads"),
                lines(Step.say("tags", "<b>", 3), Step.say("plural", 2)));
    }

    @Test
    void aStripNamesWhatIsThereAndTheFirstThatIsNot() throws BrokenTemplateException {
        assertEquals(
                List.of("  There: 0 1 4. Missing first: 2.", "  None is there. Missing first: 0."),
                lines(Strip.of(List.of(0, 1, 4), 2, null), Strip.of(List.of(), 0, 3)));
        List<Integer> many = IntStream.range(0, 100).boxed().toList();
        String line = lines(Strip.of(many, 100, null)).get(0);
        assertEquals(80, line.length());
        assertTrue(line.endsWith("... Missing first: 100."), line);
    }

    @Test
    void aRowOfCoinsHasItsLabelsBelow() throws BrokenTemplateException {
        var tokens = List.of(
                new Token(true, "1", Mark.PLAIN), new Token(false, "2", Mark.NOTED), new Token(true, "10", Mark.WRONG));
        assertEquals(
                List.of("  The row.", "  H  [T]  H!", "  1    2  10"),
                lines(Tokens.of("row", List.of(), Shape.COIN, tokens)));
    }

    @Test
    void aGraphIsItsEdges() throws BrokenTemplateException {
        var vertices = List.of(
                new Vertex("a", "2", Mark.WRONG, 0, 0),
                new Vertex("b", "1", Mark.PLAIN, 0, 1),
                new Vertex("c", "", Mark.PLAIN, 1, 1));
        var edges = List.of(new Edge(0, 1, Mark.PLAIN), new Edge(0, 2, Mark.PLAIN), new Edge(1, 2, Mark.PLAIN));
        assertEquals(
                List.of("  The row.", "  a! (2) -> b c", "  b (1) -> c"),
                lines(Graph.of("row", List.of(), true, vertices, edges)));
        assertEquals(
                "  b (1) - c",
                lines(Graph.of("row", List.of(), false, vertices, edges)).get(2));
    }

    @Test
    void aTableHasColumnsAsWideAsTheirCellsAndFiveLines() throws BrokenTemplateException {
        var rows = Collections.nCopies(9, new Row("7", List.of(new Cell("12", Mark.RIGHT), new Cell("3", Mark.WRONG))));
        assertEquals(
                List.of(
                        "  The table.",
                        "  vertex   n   g",
                        "       7  12  3!",
                        "       7  12  3!",
                        "       7  12  3!",
                        "  ..."),
                lines(Grid.of("table", List.of(), List.of("n", "g"), rows)));
    }

    @Test
    void whatIsTooWideIsCut() throws BrokenTemplateException {
        var cells = Collections.nCopies(50, new Cell("123", Mark.PLAIN));
        var columns = Collections.nCopies(50, "n");
        for (String line : lines(Grid.of("table", List.of(), columns, List.of(new Row("", cells))))) {
            assertTrue(line.length() <= 80, line);
        }
    }

    @Test
    void onlyWholeStepsAreShownAndTheReportHasTheRest() throws BrokenTemplateException {
        var worked = Worked.of("x", null, Collections.nCopies(4, Step.say("long")), List.of());
        List<String> lines = new WorkedSummary(language()).of(worked, 9);
        assertEquals(7, lines.size());
        assertEquals("  The report goes on from here.", lines.get(6));
        assertTrue(lines.get(2).endsWith("word..."), lines.get(2));
    }

    @Test
    void whereThereAreNoStepsTheShortFormIsShown() throws BrokenTemplateException {
        var worked = Worked.of("x", Step.say("row"), List.of(), List.of());
        assertEquals(List.of("  The row."), new WorkedSummary(language()).of(worked, 5));
    }

    private static List<String> lines(Step... steps) throws BrokenTemplateException {
        return new WorkedSummary(language()).of(Worked.of("x", null, List.of(steps), List.of()), 20);
    }

    private static Language language() throws BrokenTemplateException {
        return Language.load("en", Optional.empty(), id -> id.equals("x") ? TEXTS : Map.of());
    }
}
