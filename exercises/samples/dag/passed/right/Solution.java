package solution;

import grundy.exercises.GraphGameSolver;
import grundy.exercises.Solves;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Begins where no move is left, and goes up the arrows; what is never reached lies on a cycle or leads to one. */
@Solves("dag")
public class Solution implements GraphGameSolver {

    @Override
    public int[] grundyValues(int[][] moves) {
        int n = moves.length;
        List<List<Integer>> predecessors = new ArrayList<>();
        int[] open = new int[n];
        for (int v = 0; v < n; v++) {
            predecessors.add(new ArrayList<>());
        }
        Deque<Integer> ready = new ArrayDeque<>();
        for (int v = 0; v < n; v++) {
            open[v] = moves[v].length;
            for (int to : moves[v]) {
                predecessors.get(to).add(v);
            }
            if (open[v] == 0) {
                ready.add(v);
            }
        }

        int[] values = new int[n];
        int finished = 0;
        while (!ready.isEmpty()) {
            int v = ready.remove();
            values[v] = mex(moves[v], values);
            finished++;
            for (int from : predecessors.get(v)) {
                open[from]--;
                if (open[from] == 0) {
                    ready.add(from);
                }
            }
        }
        if (finished < n) {
            throw new IllegalArgumentException((n - finished) + " vertices have no value: there is a cycle");
        }
        return values;
    }

    private static int mex(int[] options, int[] values) {
        Set<Integer> present = new HashSet<>();
        for (int option : options) {
            present.add(values[option]);
        }
        int mex = 0;
        while (present.contains(mex)) {
            mex++;
        }
        return mex;
    }
}
