import grundy.exercises.*;
import java.util.*;

public class SumOfOthersIsMyTarget implements HeapGameSolver {
    private final Map<Integer, Integer> m = new TreeMap<>();

    @Override
    public int grundy(int heap) {
        if (heap == 0) return 0;
        for (int i = 1; i < heap; i++) if (!m.containsKey(i)) grundy(i);
        return m.computeIfAbsent(heap, this::compute);
    }

    private int look(int i) {
        return i == 0 ? 0 : m.get(i);
    }

    private int compute(int n) {
        List<Integer> reach = new ArrayList<>();
        reach.add(look(n - 1));
        if (n > 1) reach.add(look(n - 2));
        for (int a = 1; a < n - 2; a++) reach.add(look(a) ^ look(n - a - 2));
        int c = 0;
        while (reach.indexOf(c) >= 0) c++;
        return c;
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int sum = 0;
        for (int h : heaps) sum += grundy(h);
        if (sum == 0) return Optional.empty();
        for (int i = 0; i < heaps.size(); i++) {
            int h = heaps.get(i);
            int target = sum - grundy(h);
            if (target < grundy(h)) {
                if (grundy(h - 1) == target) return Optional.of(new Move(i, h == 1 ? List.of() : List.of(h - 1)));
                if (h > 1 && grundy(h - 2) == target) return Optional.of(new Move(i, h == 2 ? List.of() : List.of(h - 2)));
                for (int a = 1; a < h - 2; a++)
                    if ((grundy(a) ^ grundy(h - a - 2)) == target) return Optional.of(new Move(i, List.of(a, h - a - 2)));
            }
        }
        throw new RuntimeException("winning but no move: " + heaps);
    }
}
