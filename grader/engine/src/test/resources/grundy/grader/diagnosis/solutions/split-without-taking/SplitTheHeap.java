import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;

public class SplitTheHeap implements HeapGameSolver {
    HashMap<Integer, Integer> m = new HashMap<>();

    public int grundy(int heap) {
        if (heap == 0) {
            return 0;
        } else if (heap == 1) {
            return 1;
        } else if (m.containsKey(heap)) {
            return m.get(heap);
        } else {
            ArrayList<Integer> vals = new ArrayList<>();
            vals.add(grundy(heap - 1));
            vals.add(grundy(heap - 2));
            int stones = heap;
            for (int i = 1; i != stones; i++) {
                vals.add(grundy(i) ^ grundy(stones - i));
            }
            int r = 0;
            boolean found = false;
            while (!found) {
                if (vals.contains(r)) {
                    r = r + 1;
                } else {
                    found = true;
                }
            }
            m.put(heap, r);
            return r;
        }
    }

    public Optional<Move> winningMove(List<Integer> heaps) {
        int x = 0;
        for (int i = 0; i < heaps.size(); i = i + 1) {
            x = x ^ grundy(heaps.get(i));
        }
        if (x == 0) {
            return Optional.empty();
        } else {
            for (int i = 0; i < heaps.size(); i = i + 1) {
                int n = heaps.get(i);
                int y = x ^ grundy(n);
                if (n == 0) {
                    continue;
                } else if (n == 1) {
                    if (y == 0) {
                        return Optional.of(new Move(i, List.of()));
                    }
                } else {
                    if (grundy(n - 1) == y) {
                        return Optional.of(new Move(i, List.of(n - 1)));
                    } else if (grundy(n - 2) == y) {
                        return Optional.of(new Move(i, n == 2 ? List.of() : List.of(n - 2)));
                    }
                    for (int a = 1; a < n; a++) {
                        if ((grundy(a) ^ grundy(n - a)) == y) {
                            return Optional.of(new Move(i, List.of(a, n - a)));
                        }
                    }
                }
            }
            return Optional.empty();
        }
    }
}
