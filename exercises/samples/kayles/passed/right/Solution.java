package solution;

import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import grundy.exercises.Solves;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/** Values by mex to 200 pins; a row is a heap. */
@Solves("kayles")
public class Solution implements HeapGameSolver {

    private static final int LONGEST = 200;

    private final int[] g = new int[LONGEST + 1];

    public Solution() {
        for (int row = 1; row <= LONGEST; row++) {
            BitSet reached = new BitSet();
            for (int hit = 1; hit <= 2; hit++) {
                for (int left = 0; left <= row - hit; left++) {
                    reached.set(g[left] ^ g[row - hit - left]);
                }
            }
            g[row] = reached.nextClearBit(0);
        }
    }

    @Override
    public int grundy(int heap) {
        return g[heap];
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int total = 0;
        for (int row : heaps) {
            total ^= g[row];
        }
        for (int i = 0; i < heaps.size() && total != 0; i++) {
            int row = heaps.get(i);
            for (int hit = 1; hit <= 2; hit++) {
                for (int left = 0; left <= row - hit; left++) {
                    int right = row - hit - left;
                    if ((g[left] ^ g[right]) == (total ^ g[row])) {
                        return Optional.of(new Move(i, standing(left, right)));
                    }
                }
            }
        }
        return Optional.empty();
    }

    private static List<Integer> standing(int left, int right) {
        List<Integer> rows = new ArrayList<>();
        if (left > 0) {
            rows.add(left);
        }
        if (right > 0) {
            rows.add(right);
        }
        return rows;
    }
}
