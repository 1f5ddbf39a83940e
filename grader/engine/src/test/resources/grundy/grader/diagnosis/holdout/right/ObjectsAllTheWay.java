import grundy.exercises.*;
import java.util.*;

public class ObjectsAllTheWay implements HeapGameSolver {
    private final Map<Integer, Heap> heaps = new HashMap<>();

    private final class Heap {
        final int value;
        final Map<Integer, List<Integer>> byValue = new HashMap<>();

        Heap(int n) {
            if (n >= 1) put(n - 1, 0);
            if (n >= 2) put(n - 2, 0);
            for (int a = 1; a <= n - 3; a++) put(a, n - 2 - a);
            int m = 0;
            while (byValue.containsKey(m)) m++;
            value = m;
        }

        private void put(int a, int b) {
            List<Integer> p = new ArrayList<>(List.of(a, b));
            p.removeIf(x -> x == 0);
            byValue.putIfAbsent(grundy(a) ^ grundy(b), p);
        }
    }

    private Heap heap(int n) {
        Heap h = heaps.get(n);
        if (h == null) {
            h = new Heap(n);
            heaps.put(n, h);
        }
        return h;
    }

    public int grundy(int n) { return n == 0 ? 0 : heap(n).value; }

    public Optional<Move> winningMove(List<Integer> sizes) {
        int x = 0;
        for (int s : sizes) x ^= grundy(s);
        if (x == 0) return Optional.empty();
        for (int i = 0; i < sizes.size(); i++) {
            List<Integer> p = heap(sizes.get(i)).byValue.get(x ^ grundy(sizes.get(i)));
            if (p != null) return Optional.of(new Move(i, p));
        }
        throw new IllegalStateException();
    }
}
