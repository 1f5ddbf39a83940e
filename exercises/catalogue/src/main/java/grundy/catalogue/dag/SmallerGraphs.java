package grundy.catalogue.dag;

import grundy.games.GraphGame;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Smaller graphs than one that is answered wrong: some vertices less, or one arrow less. */
final class SmallerGraphs {

    /** The most vertices that are shown in full, and drawn. */
    static final int SHOWN = 10;

    /** Vertices are left out in so many parts at most. */
    private static final int PARTS = 12;

    private SmallerGraphs() {}

    /** The boldest step first. */
    static List<GraphGame> than(GraphGame graph) {
        var smaller = new ArrayList<GraphGame>();
        int vertices = graph.vertices();
        for (int parts = 2; parts <= Math.min(vertices, PARTS); parts = next(parts, vertices)) {
            for (int part = 0; part < parts; part++) {
                smaller.add(without(graph, vertices * part / parts, vertices * (part + 1) / parts));
            }
        }
        if (vertices <= SHOWN) {
            smaller.addAll(withoutOneArrow(graph));
        }
        return smaller;
    }

    /** In halves, in quarters and so on; few vertices one by one. */
    private static int next(int parts, int vertices) {
        return parts < vertices && vertices <= PARTS && 2 * parts > vertices ? vertices : 2 * parts;
    }

    /** Without the vertices of a range; what led to them goes on along their first arrows until it leaves the range. */
    private static GraphGame without(GraphGame graph, int from, int to) {
        var rest = new Arrows(graph.vertices() - (to - from));
        for (int v = 0; v < graph.vertices(); v++) {
            for (int option : v < from || v >= to ? graph.options(v) : List.<Integer>of()) {
                int end = outside(graph, option, from, to);
                if (end >= 0) {
                    rest.add(v < from ? v : v - (to - from), end < from ? end : end - (to - from));
                }
            }
        }
        return rest.graph();
    }

    /** -1 where the way ends in the range, or goes round in it. */
    private static int outside(GraphGame graph, int vertex, int from, int to) {
        int at = vertex;
        for (int steps = 0; at >= from && at < to; steps++) {
            if (graph.options(at).isEmpty() || steps > to - from) {
                return -1;
            }
            at = graph.options(at).get(0);
        }
        return at;
    }

    private static List<GraphGame> withoutOneArrow(GraphGame graph) {
        var fewer = new ArrayList<GraphGame>();
        for (int v = 0; v < graph.vertices(); v++) {
            for (int i = 0; i < graph.options(v).size(); i++) {
                int left = i;
                int[] options = graph.moves()[v];
                int[][] moves = graph.moves();
                moves[v] = IntStream.range(0, options.length)
                        .filter(other -> other != left)
                        .map(other -> options[other])
                        .toArray();
                fewer.add(GraphGame.of(moves));
            }
        }
        return fewer;
    }
}
