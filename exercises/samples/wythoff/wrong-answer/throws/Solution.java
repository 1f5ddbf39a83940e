package solution;

import grundy.exercises.Solves;
import grundy.exercises.TwoHeapSolver;
import java.util.Optional;

/** A full search of all heaps below 500. */
@Solves("wythoff")
public class Solution implements TwoHeapSolver {

    private static final int SIZE = 500;

    private final int[][][] moves = new int[SIZE][SIZE][];

    public Solution() {
        for (int a = 0; a < SIZE; a++) {
            for (int b = 0; b < SIZE; b++) {
                moves[a][b] = search(a, b);
            }
        }
    }

    private int[] search(int a, int b) {
        for (int i = 1; i <= a || i <= b; i++) {
            if (i <= a && moves[a - i][b] == null) {
                return new int[] {a - i, b};
            }
            if (i <= b && moves[a][b - i] == null) {
                return new int[] {a, b - i};
            }
            if (i <= a && i <= b && moves[a - i][b - i] == null) {
                return new int[] {a - i, b - i};
            }
        }
        return null;
    }

    @Override
    public boolean firstPlayerWins(int a, int b) {
        return moves[a][b] != null;
    }

    @Override
    public Optional<int[]> winningMove(int a, int b) {
        return Optional.ofNullable(moves[a][b]);
    }
}
