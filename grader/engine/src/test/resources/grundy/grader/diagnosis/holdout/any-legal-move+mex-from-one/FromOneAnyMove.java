import grundy.exercises.*;
import java.util.*;
import java.util.stream.*;

public class FromOneAnyMove implements HeapGameSolver {
    private final int[] g = new int[201];

    public FromOneAnyMove() {
        for (int n = 1; n <= 200; n++) {
            Set<Integer> s = new HashSet<>();
            s.add(g[n - 1]);
            if (n >= 2) s.add(g[n - 2]);
            for (int a = 1; a <= n - 3; a++) s.add(g[a] ^ g[n - 2 - a]);
            g[n] = IntStream.iterate(1, k -> k + 1).filter(k -> !s.contains(k)).findFirst().getAsInt();
        }
    }

    public int grundy(int heap) { return g[heap]; }

    public Optional<Move> winningMove(List<Integer> heaps) {
        if (heaps.stream().mapToInt(this::grundy).reduce(0, (a, b) -> a ^ b) == 0) return Optional.empty();
        int i = 0;
        while (heaps.get(i) == 0) i++;
        return Optional.of(new Move(i, heaps.get(i) == 1 ? List.of() : List.of(heaps.get(i) - 1)));
    }
}
