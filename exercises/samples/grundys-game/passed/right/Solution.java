package solution;

import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import grundy.exercises.Solves;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/** No formula is known, so all values are computed at the start. */
@Solves("grundys-game")
public class Solution implements HeapGameSolver {

    private final int[] values = new int[201];

    public Solution() {
        for (int n = 3; n < values.length; n++) {
            BitSet options = new BitSet();
            for (int a = 1; 2 * a < n; a++) {
                options.set(values[a] ^ values[n - a]);
            }
            values[n] = options.nextClearBit(0);
        }
    }

    @Override
    public int grundy(int heap) {
        return values[heap];
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int total = 0;
        for (int heap : heaps) {
            total ^= values[heap];
        }
        if (total == 0) {
            return Optional.empty();
        }
        for (int i = 0; i < heaps.size(); i++) {
            int n = heaps.get(i);
            for (int a = 1; 2 * a < n; a++) {
                if ((values[a] ^ values[n - a] ^ values[n] ^ total) == 0) {
                    return Optional.of(new Move(i, List.of(a, n - a)));
                }
            }
        }
        return Optional.empty();
    }
}
