package grundy.reports.sheet;

import java.util.ArrayList;
import java.util.List;

/**
 * A row of a sheet.
 *
 * @param raw as it stands in the file, its line end included
 * @param cells what it says
 */
record SheetRow(String raw, List<String> cells) {
    SheetRow {
        cells = List.copyOf(cells);
    }

    /** The cell, or nothing where the row is too short. */
    String cell(int column) {
        return column < cells.size() ? cells.get(column) : "";
    }

    boolean isBlank() {
        return cells.stream().allMatch(String::isBlank);
    }

    /** The same row with another cell; the row itself where the cell says so already or is not there. */
    SheetRow with(int column, String cell, char separator) {
        if (column >= cells.size() || cells.get(column).equals(cell)) {
            return this;
        }
        List<String> changed = new ArrayList<>(cells);
        changed.set(column, cell);
        String line = SheetFile.format(separator).format(changed.toArray());
        return new SheetRow(line + lineEnd(), changed);
    }

    private String lineEnd() {
        String end = raw.endsWith("\n") ? "\n" : raw.endsWith("\r") ? "\r" : "";
        return raw.endsWith("\r\n") ? "\r\n" : end;
    }
}
