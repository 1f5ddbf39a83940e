package grundy.catalogue;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One step of a computation that is shown: a sentence or a picture. A template knows each by its {@code kind}.
 */
public sealed interface Step {

    /** The word that a template knows it by. */
    String kind();

    /** What is to be said of something in a picture; never by colour alone. */
    enum Mark {
        /** Nothing. */
        PLAIN,
        /** What the step is about. */
        NOTED,
        /** As it should be. */
        RIGHT,
        /** As the solution has it, where that is wrong. */
        WRONG
    }

    /**
     * A sentence.
     *
     * @param key of the text {@code explain.KEY} of the exercise, a pattern of {@link java.text.MessageFormat}
     * @param arguments numbers and plain texts for {0}, {1}, ...
     */
    record Sentence(String kind, String key, List<Object> arguments) implements Step {
        public Sentence {
            arguments = List.copyOf(arguments);
        }
    }

    /** A sentence, see {@link Sentence}. */
    static Sentence say(String key, Object... arguments) {
        return new Sentence("sentence", key, List.of(arguments));
    }

    /**
     * A table.
     *
     * @param key of the caption, as {@link Sentence#key}; the heads of the columns are the texts {@code KEY.1}, {@code KEY.2}, ...
     *     behind that of the row heads, {@code KEY.0}; where a language has no such text, {@code columns} stands
     * @param arguments for the caption
     * @param columns plain heads of the columns, such as numbers, where they are no texts; as many as each row has cells
     * @param rows from the top
     */
    record Grid(String kind, String key, List<Object> arguments, List<String> columns, List<Row> rows) implements Step {
        public Grid {
            arguments = List.copyOf(arguments);
            columns = List.copyOf(columns);
            rows = List.copyOf(rows);
            for (Row row : rows) {
                if (row.cells().size() != columns.size()) {
                    throw new IllegalArgumentException(key + ": " + row + " under " + columns);
                }
            }
        }

        /** A table, see {@link Grid}. */
        public static Grid of(String key, List<Object> arguments, List<String> columns, List<Row> rows) {
            return new Grid("grid", key, arguments, columns, rows);
        }
    }

    /** A line of a table: what stands at its head, and its cells. */
    record Row(String head, List<Cell> cells) {
        public Row {
            cells = List.copyOf(cells);
        }
    }

    /** A cell of a table. */
    record Cell(String text, Mark mark) {}

    /**
     * Which of the numbers 0, 1, 2, ... are there, and the first that is not.
     *
     * @param present growing, each once
     * @param mex the first that is missing
     * @param answered what was answered, where it is to be shown, or null
     */
    record Strip(
            String kind,
            List<Integer> present,
            int mex,
            @Nullable Integer answered) implements Step {
        public Strip {
            present = List.copyOf(present);
        }

        /** The strip of a mex, see {@link Strip}. */
        public static Strip of(List<Integer> present, int mex, @Nullable Integer answered) {
            return new Strip("strip", present, mex, answered);
        }
    }

    /**
     * A directed graph, or a tree.
     *
     * @param key of what it shows, as {@link Sentence#key}
     * @param arguments for that text
     * @param directed whether its edges are arrows
     */
    record Graph(
            String kind, String key, List<Object> arguments, boolean directed, List<Vertex> vertices, List<Edge> edges)
            implements Step {
        public Graph {
            arguments = List.copyOf(arguments);
            vertices = List.copyOf(vertices);
            edges = List.copyOf(edges);
            for (Edge edge : edges) {
                if (Math.min(edge.from(), edge.to()) < 0 || Math.max(edge.from(), edge.to()) >= vertices.size()) {
                    throw new IllegalArgumentException(edge + " among " + vertices.size() + " vertices");
                }
            }
        }

        /** A graph, see {@link Graph}. */
        public static Graph of(
                String key, List<Object> arguments, boolean directed, List<Vertex> vertices, List<Edge> edges) {
            return new Graph("graph", key, arguments, directed, vertices, edges);
        }
    }

    /**
     * A vertex of a graph.
     *
     * @param label what it is called
     * @param value what is said of it, such as its Grundy value; may be empty
     * @param column where it is drawn, from 0 at the left, in units of the distance of two vertices
     * @param row the same from 0 at the top
     */
    record Vertex(String label, String value, Mark mark, double column, double row) {}

    /** An edge of a graph, by the indices of its vertices. */
    record Edge(int from, int to, Mark mark) {}

    /**
     * A row of things that stand or lie: coins, pins.
     *
     * @param key of what it shows, as {@link Sentence#key}
     * @param arguments for that text
     * @param shape what they are
     * @param tokens from the left
     */
    record Tokens(String kind, String key, List<Object> arguments, Shape shape, List<Token> tokens) implements Step {
        public Tokens {
            arguments = List.copyOf(arguments);
            tokens = List.copyOf(tokens);
        }

        /** A row of things, see {@link Tokens}. */
        public static Tokens of(String key, List<Object> arguments, Shape shape, List<Token> tokens) {
            return new Tokens("tokens", key, arguments, shape, tokens);
        }
    }

    /** What lies in a row. */
    enum Shape {
        /** Up is heads. */
        COIN,
        /** Up is standing. */
        PIN
    }

    /** One thing of a row: whether it is up, and what is written below it, such as its place or its value. */
    record Token(boolean up, String label, Mark mark) {}
}
