package solution;

import grundy.exercises.HackenbushSolver;
import grundy.exercises.Solves;

/** From the tips down: each vertex hands on what it carries, and one edge more. */
@Solves("green-hackenbush")
public class Solution implements HackenbushSolver {

    @Override
    public int grundy(int[] parent) {
        int[] carried = new int[parent.length];
        for (int v = parent.length - 1; v >= 0; v--) {
            int below = parent[v];
            if (below != -1) {
                carried[below] ^= 1 + carried[v];
            }
        }
        int ground = 0;
        while (parent[ground] != -1) {
            ground++;
        }
        return carried[ground];
    }
}
