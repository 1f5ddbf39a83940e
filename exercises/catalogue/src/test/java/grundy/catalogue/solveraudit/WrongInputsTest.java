package grundy.catalogue.solveraudit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import grundy.catalogue.Step;
import grundy.catalogue.Step.Grid;
import grundy.catalogue.Step.Mark;
import grundy.catalogue.solveraudit.Audited.Said;
import grundy.catalogue.solveraudit.Audited.Wrong;
import grundy.games.GrundyTable;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class WrongInputsTest {

    private static Grid picture(int maxSize, Wrong... wrong) {
        return (Grid) new WrongInputs(List.of(wrong), maxSize).grid();
    }

    /** Each line as it is read, with its head. */
    private static List<String> lines(Grid grid) {
        return grid.rows().stream()
                .map(row -> row.head() + " "
                        + row.cells().stream().map(Step.Cell::text).collect(Collectors.joining()))
                .toList();
    }

    @Test
    void inputsOfOneHeapStandInARow() {
        Grid row = picture(
                4, new Wrong(List.of(0), false, Said.NULL), new Wrong(List.of(3), true, Said.SECOND), tooLarge());
        assertEquals("inputs.one", row.key());
        assertEquals(List.of("0", "1", "2", "3", "4"), row.columns());
        assertEquals(List.of(" ?··✗·"), lines(row));
    }

    private static Wrong tooLarge() {
        return new Wrong(List.of(5), true, Said.SECOND);
    }

    @Test
    void firstHeapIsAtTheLeftAndTheSmallestWrongInputIsNoted() {
        Grid board = picture(
                2,
                new Wrong(List.of(1), true, Said.SECOND), // single heaps are in the table above it
                new Wrong(List.of(0, 2), true, Said.SECOND),
                new Wrong(List.of(1, 1), false, Said.EXCEPTION),
                new Wrong(List.of(0, 1, 1), false, Said.FIRST));
        assertEquals("inputs.two", board.key());
        assertEquals(List.of("0 ··✗", "1 ·?·", "2 ···"), lines(board));
        assertEquals(Mark.NOTED, board.rows().get(0).cells().get(2).mark());
        assertEquals(Mark.WRONG, board.rows().get(1).cells().get(1).mark());
    }

    @Test
    void heapsBeforeTheLastTwoAreThoseOfTheSmallestWrongInput() {
        Grid board = picture(
                1,
                new Wrong(List.of(0, 1, 0, 1), false, Said.FIRST),
                new Wrong(List.of(1, 1, 0, 0), false, Said.FIRST));
        assertEquals("inputs.more", board.key());
        assertEquals(List.of("0 1", 2), board.arguments());
        assertEquals(List.of("0 ·✗", "1 ··"), lines(board));
    }

    @Test
    void addingForXorIsWrongWhereEqualValuesMeet() {
        var table = GrundyTable.of(Search.GAME, 40);
        var candidate = new Candidates(table).known(List.of("sum-of-values")).get(0);
        var limits = new Limits(3, 8);
        Grid board =
                (Grid) new WrongInputs(new Audited(candidate, limits, new Search(table)).wrong(), limits.size()).grid();
        for (int a = 0; a <= 8; a++) {
            for (int b = 0; b <= 8; b++) {
                boolean isWrong = table.value(a) == table.value(b) && table.value(a) > 0;
                assertEquals(
                        isWrong ? "✗" : "·", board.rows().get(a).cells().get(b).text(), a + " " + b);
            }
        }
    }
}
