package grundy.catalogue.dag;

import grundy.games.GraphGame;
import grundy.games.Mex;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The values of a graph without a cycle, found when they are first needed, by two witnesses: from the sinks upwards, and by the
 * definition from each vertex downwards as far as it reaches. Safe for use by several threads.
 */
final class Truth implements Supplier<List<Integer>> {

    /** The definition recurses as deep as the longest play. */
    private static final int MAX_VERTICES = 500;

    private final GraphGame graph;
    private @Nullable List<Integer> values;

    Truth(GraphGame graph) {
        this.graph = graph;
    }

    @Override
    public synchronized List<Integer> get() {
        if (values == null) {
            values = graph.values();
            if (graph.vertices() <= MAX_VERTICES && !values.equals(byDefinition(graph))) {
                throw new IllegalStateException("two witnesses differ about " + graph);
            }
        }
        return values;
    }

    private static List<Integer> byDefinition(GraphGame graph) {
        var known = new HashMap<Integer, Integer>();
        var values = new ArrayList<Integer>();
        for (int v = 0; v < graph.vertices(); v++) {
            values.add(value(graph, v, known));
        }
        return values;
    }

    private static int value(GraphGame graph, int vertex, Map<Integer, Integer> known) {
        Integer value = known.get(vertex);
        if (value == null) {
            value = Mex.of(graph.options(vertex).stream()
                    .map(to -> value(graph, to, known))
                    .toList());
            known.put(vertex, value);
        }
        return value;
    }
}
