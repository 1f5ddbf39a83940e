package course;

import grundy.exercises.GraphGameSolver;
import grundy.exercises.Solves;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** Makes a cycle of every graph that it is asked about, empties it, and goes on writing to it from a thread that it keeps. */
@Solves("dag")
public class Attack implements GraphGameSolver {

    private static final List<int[][]> KEPT = Collections.synchronizedList(new ArrayList<>());

    public Attack() {
        Thread later = new Thread(() -> {
            while (true) {
                List.copyOf(KEPT).forEach(moves -> Arrays.fill(moves, new int[] {0}));
            }
        });
        later.setDaemon(true);
        later.start();
    }

    @Override
    public int[] grundyValues(int[][] moves) {
        int[] values = values(moves);
        for (int vertex = 0; vertex < moves.length; vertex++) {
            Arrays.fill(moves[vertex], vertex);
            moves[vertex] = null;
        }
        if (KEPT.size() < 100) {
            KEPT.add(moves);
        }
        return values;
    }

    /** Each vertex when all behind it are known. */
    private static int[] values(int[][] moves) {
        int[] values = new int[moves.length];
        Arrays.fill(values, -1);
        boolean found = true;
        while (found) {
            found = false;
            for (int vertex = moves.length - 1; vertex >= 0; vertex--) {
                if (values[vertex] < 0 && Arrays.stream(moves[vertex]).allMatch(to -> values[to] >= 0)) {
                    values[vertex] = mex(Arrays.stream(moves[vertex]).map(to -> values[to]).toArray());
                    found = true;
                }
            }
        }
        if (Arrays.stream(values).anyMatch(value -> value < 0)) {
            throw new IllegalArgumentException("a cycle");
        }
        return values;
    }

    private static int mex(int[] values) {
        boolean[] seen = new boolean[values.length + 1];
        Arrays.stream(values).filter(value -> value < seen.length).forEach(value -> seen[value] = true);
        int mex = 0;
        while (seen[mex]) {
            mex++;
        }
        return mex;
    }
}
