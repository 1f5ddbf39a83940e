import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

public class SortedLastPlusOne implements HeapGameSolver {
    Map<Integer, Integer> table = new TreeMap<>();

    public int grundy(int heap) {
        if (table.containsKey(heap)) return table.get(heap);
        List<Integer> all = new ArrayList<>();
        for (int[] o : options(heap)) {
            int x = 0;
            for (int p : o) x ^= grundy(p);
            all.add(x);
        }
        Collections.sort(all);
        // the next number after the options
        int result = all.isEmpty() ? 0 : all.get(all.size() - 1) + 1;
        table.put(heap, result);
        return result;
    }

    static List<int[]> options(int n) {
        List<int[]> l = new ArrayList<>();
        for (int i = 1; i <= n - 3; i++) l.add(new int[] {i, n - 2 - i});
        if (n >= 2) l.add(n > 2 ? new int[] {n - 2} : new int[0]);
        if (n >= 1) l.add(n > 1 ? new int[] {n - 1} : new int[0]);
        return l;
    }

    public Optional<Move> winningMove(List<Integer> heaps) {
        int x = 0;
        for (int h : heaps) x ^= grundy(h);
        if (x == 0) return Optional.empty();
        List<Integer> last = null;
        int lastIndex = 0;
        for (int i = heaps.size() - 1; i >= 0; i--) {
            for (int[] o : options(heaps.get(i))) {
                int y = x ^ grundy(heaps.get(i));
                last = new ArrayList<>();
                lastIndex = i;
                for (int p : o) {
                    y ^= grundy(p);
                    last.add(p);
                }
                if (y == 0) return Optional.of(new Move(i, last));
            }
        }
        return Optional.of(new Move(lastIndex, last));
    }
}
