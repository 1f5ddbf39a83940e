package grundy.catalogue.octalgame;

import grundy.catalogue.Step;
import grundy.catalogue.Step.Cell;
import grundy.catalogue.Step.Grid;
import grundy.catalogue.Step.Mark;
import grundy.catalogue.Step.Row;
import java.util.ArrayList;
import java.util.List;

/** What each digit of a code allows. */
final class DigitTable {

    private static final List<String> COLUMNS = List.of("1", "2", "3", "4");
    private static final String YES = "✓";
    private static final String NO = "–";

    private DigitTable() {}

    /** One row for each digit that is not 0. */
    static List<Step> of(String code) {
        var rows = new ArrayList<Row>();
        for (int at = 0; at < code.length(); at++) {
            int digit = Character.digit(code.charAt(at), 8);
            if (digit > 0) {
                rows.add(row(Math.max(0, at - 1), digit));
            }
        }
        return List.of(Grid.of("digits", List.of(code), COLUMNS, rows));
    }

    private static Row row(int taken, int digit) {
        return new Row("" + taken, List.of(cell("" + digit), allowed(digit, 1), allowed(digit, 2), allowed(digit, 4)));
    }

    private static Cell allowed(int digit, int part) {
        return cell((digit & part) != 0 ? YES : NO);
    }

    private static Cell cell(String text) {
        return new Cell(text, Mark.PLAIN);
    }
}
