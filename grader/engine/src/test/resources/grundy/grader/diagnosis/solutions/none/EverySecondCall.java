import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.List;
import java.util.Optional;

public class EverySecondCall implements HeapGameSolver {
    private final int[] gr = new int[201];
    private boolean myTurn = false;

    public EverySecondCall() {
        for (int n = 1; n < gr.length; n++) {
            long mask = 1L << gr[n - 1];
            if (n > 1) mask |= 1L << gr[n - 2];
            for (int a = 1; a < n - 2; a++) mask |= 1L << (gr[a] ^ gr[n - 2 - a]);
            gr[n] = Long.numberOfTrailingZeros(~mask);
        }
    }

    @Override
    public int grundy(int heap) {
        return gr[heap];
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        myTurn = !myTurn;
        if (!myTurn) return Optional.empty(); // the other player's turn
        int acc = 0;
        for (var h : heaps) acc ^= gr[h];
        if (acc == 0) return Optional.empty();
        // 1. splits
        for (int i = 0; i < heaps.size(); i++) {
            int h = heaps.get(i);
            for (int a = 1; a < h - 2; a++) {
                int b = h - 2 - a;
                if ((acc ^ gr[h] ^ gr[a] ^ gr[b]) == 0) return Optional.of(new Move(i, List.of(a, b)));
            }
        }
        // 2. take two
        for (int i = 0; i < heaps.size(); i++) {
            int h = heaps.get(i);
            if (h >= 2 && (acc ^ gr[h] ^ gr[h - 2]) == 0) return Optional.of(new Move(i, rest(h - 2)));
        }
        // 3. take one
        for (int i = 0; i < heaps.size(); i++) {
            int h = heaps.get(i);
            if (h >= 1 && (acc ^ gr[h] ^ gr[h - 1]) == 0) return Optional.of(new Move(i, rest(h - 1)));
        }
        return Optional.of(new Move(0, List.of()));
    }

    private static List<Integer> rest(int n) {
        return n == 0 ? List.of() : List.of(n);
    }
}
