package grundy.grader.cli;

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
import grundy.reports.Language;
import java.util.ArrayList;
import java.util.List;

/** The pictures of a worked answer, drawn with letters; each has a few lines, and dots where it goes on. */
record StepPictures(Language language, String exercise) {

    static final String GAP = "  ";
    static final int COLUMNS = CheckSummary.COLUMNS - GAP.length();

    private static final int MAX_LINES = 5;
    private static final String MORE = "...";

    List<String> strip(Strip strip) {
        String present = strip.present().isEmpty()
                ? language.text("terminal.strip.none")
                : language.text("terminal.strip.present", ScreenText.joined(strip.present(), " "));
        return List.of(ScreenText.fittedBefore(present, language.text("terminal.strip.mex", strip.mex()), COLUMNS));
    }

    List<String> grid(Grid grid) {
        var rows = new ArrayList<List<String>>();
        var heads = new ArrayList<>(List.of(head(grid, 0, "")));
        for (int i = 0; i < grid.columns().size(); i++) {
            heads.add(head(grid, i + 1, grid.columns().get(i)));
        }
        rows.add(heads);
        for (Row row : grid.rows()) {
            var cells = new ArrayList<>(List.of(row.head()));
            row.cells().forEach(cell -> cells.add(marked(cell)));
            rows.add(cells);
        }
        return cut(aligned(rows));
    }

    private String head(Grid grid, int column, String otherwise) {
        String key = exercise + ".explain." + grid.key() + "." + column;
        return language.textOr(key, "").isEmpty() ? otherwise : language.words(key);
    }

    private static String marked(Cell cell) {
        return marked(cell.text(), cell.mark());
    }

    /** Never by colour alone: most terminals have it, not all people see it. */
    private static String marked(String text, Mark mark) {
        return switch (mark) {
            case WRONG -> text + "!";
            case NOTED -> "[" + text + "]";
            default -> text;
        };
    }

    List<String> graph(Graph graph) {
        var lines = new ArrayList<String>();
        String arrow = graph.directed() ? " -> " : " - ";
        for (int from = 0; from < graph.vertices().size(); from++) {
            var to = new ArrayList<String>();
            for (Edge edge : graph.edges()) {
                if (edge.from() == from) {
                    to.add(graph.vertices().get(edge.to()).label());
                }
            }
            if (!to.isEmpty()) {
                String vertex = named(graph.vertices().get(from));
                lines.add(ScreenText.fitted(vertex + arrow + String.join(" ", to), COLUMNS));
            }
        }
        return cut(lines);
    }

    private static String named(Vertex vertex) {
        String name = marked(vertex.label(), vertex.mark());
        return vertex.value().isEmpty() ? name : name + " (" + vertex.value() + ")";
    }

    List<String> tokens(Tokens tokens) {
        var things = new ArrayList<>(List.of(""));
        var labels = new ArrayList<>(List.of(""));
        for (Token token : tokens.tokens()) {
            things.add(marked(letter(tokens.shape(), token.up()), token.mark()));
            labels.add(token.label());
        }
        return aligned(List.of(things, labels));
    }

    private static String letter(Shape shape, boolean up) {
        return switch (shape) {
            case COIN -> up ? "H" : "T";
            case PIN -> up ? "I" : ".";
        };
    }

    /** Columns as wide as their widest cell, as many as fit. */
    private static List<String> aligned(List<List<String>> rows) {
        var lines = new ArrayList<StringBuilder>();
        rows.forEach(row -> lines.add(new StringBuilder()));
        for (int column = 0; column < rows.get(0).size(); column++) {
            int at = column;
            int width = rows.stream()
                    .mapToInt(row -> ScreenText.width(row.get(at)))
                    .max()
                    .orElse(0);
            if (ScreenText.width(lines.get(0).toString()) + GAP.length() + width > COLUMNS - MORE.length()) {
                lines.forEach(line -> line.append(MORE));
                break;
            }
            String gap = column <= 1 && ScreenText.width(lines.get(0).toString()) == 0 ? "" : GAP;
            for (int i = 0; i < lines.size(); i++) {
                lines.get(i).append(gap).append(ScreenText.right(rows.get(i).get(at), width));
            }
        }
        return lines.stream().map(StringBuilder::toString).toList();
    }

    private static List<String> cut(List<String> lines) {
        if (lines.size() <= MAX_LINES) {
            return lines;
        }
        var some = new ArrayList<>(lines.subList(0, MAX_LINES - 1));
        some.add(MORE);
        return some;
    }
}
