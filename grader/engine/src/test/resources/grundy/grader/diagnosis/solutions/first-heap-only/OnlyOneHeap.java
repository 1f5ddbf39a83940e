import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.List;
import java.util.Optional;

public class OnlyOneHeap implements HeapGameSolver {
    private final int[] gr = new int[201];

    public OnlyOneHeap() {
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
        int acc = 0;
        for (var h : heaps) acc ^= gr[h];
        if (acc == 0) return Optional.empty();
        // only one heap is changed
        int h = heaps.get(0);
        for (int a = 1; a < h - 2; a++) {
            int b = h - 2 - a;
            if ((acc ^ gr[h] ^ gr[a] ^ gr[b]) == 0) return Optional.of(new Move(0, List.of(a, b)));
        }
        if (h >= 2 && (acc ^ gr[h] ^ gr[h - 2]) == 0) return Optional.of(new Move(0, rest(h - 2)));
        if (h >= 1 && (acc ^ gr[h] ^ gr[h - 1]) == 0) return Optional.of(new Move(0, rest(h - 1)));
        return Optional.of(new Move(0, List.of()));
    }

    private static List<Integer> rest(int n) {
        return n == 0 ? List.of() : List.of(n);
    }
}
