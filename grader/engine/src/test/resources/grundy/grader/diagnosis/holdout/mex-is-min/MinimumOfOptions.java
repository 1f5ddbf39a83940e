import grundy.exercises.*;
import java.util.*;
import java.util.stream.*;

public class MinimumOfOptions implements HeapGameSolver {
    private final int[] table = new int[201];

    public MinimumOfOptions() {
        for (int n = 0; n <= 200; n++) table[n] = values(n).min().orElse(0);
    }

    private IntStream values(int n) {
        IntStream.Builder b = IntStream.builder();
        if (n >= 1) b.add(table[n - 1]);
        if (n >= 2) b.add(table[n - 2]);
        for (int a = 1; a < n - 2; a++) b.add(table[a] ^ table[n - 2 - a]);
        return b.build();
    }

    public int grundy(int heap) { return table[heap]; }

    public Optional<Move> winningMove(List<Integer> heaps) {
        int x = 0;
        for (int h : heaps) x ^= table[h];
        if (x == 0) return Optional.empty();
        for (int i = 0; i < heaps.size(); i++) {
            int h = heaps.get(i);
            if (h > 0 && (x ^ table[h]) < table[h]) return Optional.of(new Move(i, h == 1 ? List.of() : List.of(h - 1)));
        }
        return Optional.empty();
    }
}
