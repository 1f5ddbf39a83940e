package solution;

import grundy.exercises.HackenbushSolver;
import grundy.exercises.Solves;

/** What stands on a vertex is a sum of games, and the edge below it is one more. */
@Solves("green-hackenbush")
public class Solution implements HackenbushSolver {

    @Override
    public int grundy(int[] parent) {
        for (int v = 0; v < parent.length; v++) {
            if (parent[v] < 0) {
                return value(v, parent);
            }
        }
        throw new AssertionError("no ground");
    }

    private int value(int vertex, int[] parent) {
        boolean tip = true;
        int xor = 0;
        for (int v = 0; v < parent.length; v++) {
            if (parent[v] == vertex) {
                tip = false;
                xor = xor ^ value(v, parent);
            }
        }
        return tip ? 0 : xor + 1;
    }
}
