package grundy.catalogue.dag;

import grundy.catalogue.Step;
import grundy.catalogue.Step.Edge;
import grundy.catalogue.Step.Mark;
import grundy.catalogue.Step.Vertex;
import grundy.games.GraphGame;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Where the vertices of a small graph are drawn, so that no arrow runs through one that it does not belong to. */
final class GraphPicture {

    /** An arrow that comes nearer to the middle of a vertex, in units of the distance of two rows, runs through it. */
    private static final double NEAR = 0.3;

    /** Vertices of a row keep this distance. */
    private static final double APART = 0.9;

    private static final double NUDGE = 0.5;
    private static final int MOST_NUDGES = 60;

    private final GraphGame graph;
    private final List<Integer> heights;
    private final double[] columns;

    private GraphPicture(GraphGame graph) {
        this.graph = graph;
        this.heights = graph.heights();
        this.columns = new double[graph.vertices()];
    }

    /**
     * A graph without a cycle with its values: every arrow points downwards.
     *
     * @param noted the vertex that it is about
     */
    static Step of(GraphGame graph, int noted) {
        var picture = new GraphPicture(graph);
        picture.place();
        return Step.Graph.of("graph", List.of(noted), true, picture.drawn(noted), arrows(graph));
    }

    /** A cycle, drawn as a ring. */
    static Step ring(List<Integer> cycle) {
        var vertices = new ArrayList<Vertex>();
        var edges = new ArrayList<Edge>();
        double radius = cycle.size() == 1 ? 0 : Math.max(0.8, cycle.size() / (2 * Math.PI) * 1.2);
        for (int i = 0; i < cycle.size(); i++) {
            double angle = 2 * Math.PI * i / cycle.size();
            double column = rounded(radius + radius * Math.sin(angle));
            double row = rounded(radius - radius * Math.cos(angle));
            vertices.add(new Vertex(String.valueOf(cycle.get(i)), "", Mark.NOTED, column, row));
            edges.add(new Edge(i, (i + 1) % cycle.size(), Mark.NOTED));
        }
        return Step.Graph.of("cycle", List.of(cycle.size()), true, vertices, edges);
    }

    /** In hundredths, the same on every machine. */
    private static double rounded(double units) {
        return Math.round(units * 100) / 100.0;
    }

    private static List<Edge> arrows(GraphGame graph) {
        var edges = new ArrayList<Edge>();
        for (int v = 0; v < graph.vertices(); v++) {
            for (int to : graph.options(v).stream().distinct().toList()) {
                edges.add(new Edge(v, to, Mark.PLAIN));
            }
        }
        return edges;
    }

    private List<Vertex> drawn(int noted) {
        List<Integer> values = graph.values();
        double left = Double.MAX_VALUE;
        for (double column : columns) {
            left = Math.min(left, column);
        }
        var drawn = new ArrayList<Vertex>();
        for (int v = 0; v < graph.vertices(); v++) {
            Mark mark = v == noted ? Mark.NOTED : Mark.PLAIN;
            drawn.add(new Vertex(String.valueOf(v), String.valueOf(values.get(v)), mark, columns[v] - left, rowOf(v)));
        }
        return drawn;
    }

    private int rowOf(int vertex) {
        return Collections.max(heights) - heights.get(vertex);
    }

    /** Rows are centred; then whatever stands in the way goes to the right. */
    private void place() {
        for (int row = 0; row <= Collections.max(heights); row++) {
            List<Integer> inRow = inRow(row);
            for (int i = 0; i < inRow.size(); i++) {
                columns[inRow.get(i)] = i - (inRow.size() - 1) / 2.0;
            }
        }
        int nudges = 0;
        int inTheWay = inTheWay();
        while (inTheWay >= 0 && nudges++ < MOST_NUDGES) {
            columns[inTheWay] += NUDGE;
            inTheWay = inTheWay();
        }
    }

    private List<Integer> inRow(int row) {
        var inRow = new ArrayList<Integer>();
        for (int v = 0; v < graph.vertices(); v++) {
            if (rowOf(v) == row) {
                inRow.add(v);
            }
        }
        return inRow;
    }

    /** A vertex that an arrow runs through or another one is too near to; -1 where there is none. */
    private int inTheWay() {
        for (int v = 0; v < graph.vertices(); v++) {
            if (isCrowded(v) || isRunThrough(v)) {
                return v;
            }
        }
        return -1;
    }

    private boolean isCrowded(int vertex) {
        return inRow(rowOf(vertex)).stream()
                .anyMatch(other -> other != vertex
                        && columns[vertex] >= columns[other]
                        && columns[vertex] - columns[other] < APART);
    }

    private boolean isRunThrough(int vertex) {
        for (int from = 0; from < graph.vertices(); from++) {
            for (int to : graph.options(from)) {
                if (from != vertex && to != vertex && distance(vertex, from, to) < NEAR) {
                    return true;
                }
            }
        }
        return false;
    }

    /** From a vertex to an arrow at its height. */
    private double distance(int vertex, int from, int to) {
        double part = (double) (rowOf(vertex) - rowOf(from)) / (rowOf(to) - rowOf(from));
        if (part <= 0 || part >= 1) {
            return Double.MAX_VALUE;
        }
        return Math.abs(columns[from] + part * (columns[to] - columns[from]) - columns[vertex]);
    }
}
