package grundy.catalogue.dag;

import grundy.games.GraphGame;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** All graphs of few vertices, the smallest first. */
final class SmallGraphs {

    /** Every graph without a cycle to so many vertices is asked. */
    static final int VERTICES = 4;

    /** Among graphs with a cycle, those to so many vertices are asked however many arrows they have. */
    private static final int FULL = 3;

    /** Others are asked to so many arrows. */
    private static final int FEW_ARROWS = 3;

    /** Arrows from a vertex to itself are drawn in graphs to so many vertices. */
    private static final int LOOPS = 2;

    private SmallGraphs() {}

    /** All without a cycle: 1, 3, 25 and 543 of 1, 2, 3 and 4 vertices. */
    static List<GraphGame> acyclic() {
        var graphs = new ArrayList<GraphGame>();
        for (int vertices = 1; vertices <= VERTICES; vertices++) {
            all(vertices, false).stream().filter(GraphGame::isAcyclic).forEach(graphs::add);
        }
        return smallestFirst(graphs);
    }

    /** All with and without a cycle that are small enough. */
    static List<GraphGame> someWithCycles() {
        var graphs = new ArrayList<GraphGame>();
        for (int vertices = 1; vertices <= VERTICES; vertices++) {
            boolean full = vertices <= FULL;
            all(vertices, vertices <= LOOPS).stream()
                    .filter(graph -> full || graph.arrows() <= FEW_ARROWS)
                    .forEach(graphs::add);
        }
        return smallestFirst(graphs);
    }

    private static List<GraphGame> smallestFirst(List<GraphGame> graphs) {
        graphs.sort(Comparator.comparingInt(GraphGame::vertices).thenComparingInt(GraphGame::arrows));
        return graphs;
    }

    /** Each arrow between two vertices is there or not. */
    private static List<GraphGame> all(int vertices, boolean loops) {
        List<int[]> arrows = new ArrayList<>();
        for (int from = 0; from < vertices; from++) {
            for (int to = 0; to < vertices; to++) {
                if (from != to || loops) {
                    arrows.add(new int[] {from, to});
                }
            }
        }
        var graphs = new ArrayList<GraphGame>();
        for (int chosen = 0; chosen < 1 << arrows.size(); chosen++) {
            graphs.add(graph(vertices, arrows, chosen));
        }
        return graphs;
    }

    private static GraphGame graph(int vertices, List<int[]> arrows, int chosen) {
        var arcs = new Arrows(vertices);
        for (int i = 0; i < arrows.size(); i++) {
            if ((chosen >> i & 1) == 1) {
                arcs.add(arrows.get(i)[0], arrows.get(i)[1]);
            }
        }
        return arcs.graph();
    }
}
