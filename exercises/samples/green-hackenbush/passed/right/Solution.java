package solution;

import grundy.exercises.HackenbushSolver;
import grundy.exercises.Solves;
import java.util.ArrayList;
import java.util.List;

/** The colon principle: a branch is worth one more than what stands on it, and the branches on one vertex are XORed. */
@Solves("green-hackenbush")
public class Solution implements HackenbushSolver {

    @Override
    public int grundy(int[] parent) {
        List<List<Integer>> children = new ArrayList<>();
        for (int v = 0; v < parent.length; v++) {
            children.add(new ArrayList<>());
        }
        int ground = -1;
        for (int v = 0; v < parent.length; v++) {
            if (parent[v] == -1) {
                ground = v;
            } else {
                children.get(parent[v]).add(v);
            }
        }
        return value(ground, children);
    }

    private static int value(int vertex, List<List<Integer>> children) {
        int value = 0;
        for (int child : children.get(vertex)) {
            value ^= value(child, children) + 1;
        }
        return value;
    }
}
