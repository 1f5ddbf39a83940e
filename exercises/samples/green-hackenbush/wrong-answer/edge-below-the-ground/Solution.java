package solution;

import grundy.exercises.HackenbushSolver;
import grundy.exercises.Solves;
import java.util.stream.IntStream;

/** A vertex with its edge is worth one more than the XOR of those above it. */
@Solves("green-hackenbush")
public class Solution implements HackenbushSolver {

    @Override
    public int grundy(int[] parent) {
        int ground = above(-1, parent).findFirst().getAsInt();
        return withEdge(ground, parent);
    }

    private static int withEdge(int vertex, int[] parent) {
        return 1 + above(vertex, parent).map(child -> withEdge(child, parent)).reduce(0, (a, b) -> a ^ b);
    }

    private static IntStream above(int vertex, int[] parent) {
        return IntStream.range(0, parent.length).filter(v -> parent[v] == vertex);
    }
}
