package solution;

import grundy.exercises.GraphGameSolver;
import grundy.exercises.Solves;
import java.util.HashSet;
import java.util.Set;

/** Walks from each vertex to see whether it comes to a vertex again, and then computes the values from the ends of play upwards. */
@Solves("dag")
public class Solution implements GraphGameSolver {

    @Override
    public int[] grundyValues(int[][] moves) {
        for (int v = 0; v < moves.length; v++) {
            walk(v, moves, new HashSet<>());
        }
        Integer[] values = new Integer[moves.length];
        for (int v = 0; v < moves.length; v++) {
            value(v, moves, values);
        }
        int[] answer = new int[moves.length];
        for (int v = 0; v < moves.length; v++) {
            answer[v] = values[v];
        }
        return answer;
    }

    private void walk(int v, int[][] moves, Set<Integer> visited) {
        if (!visited.add(v)) {
            throw new IllegalArgumentException("cycle at " + v);
        }
        for (int next : moves[v]) {
            walk(next, moves, visited);
        }
    }

    private int value(int v, int[][] moves, Integer[] values) {
        if (values[v] == null) {
            Set<Integer> options = new HashSet<>();
            for (int next : moves[v]) {
                options.add(value(next, moves, values));
            }
            int mex = 0;
            while (options.contains(mex)) {
                mex++;
            }
            values[v] = mex;
        }
        return values[v];
    }
}
