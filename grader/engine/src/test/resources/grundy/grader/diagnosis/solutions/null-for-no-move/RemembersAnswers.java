import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

public class RemembersAnswers implements HeapGameSolver {
    private final int[] g = new int[201];
    private final Map<String, Optional<Move>> answers = new HashMap<>();

    public RemembersAnswers() {
        for (int n = 1; n <= 200; n++) {
            BitSet s = new BitSet();
            for (List<Integer> o : options(n)) s.set(xor(o));
            g[n] = s.nextClearBit(0);
        }
    }

    private int xor(List<Integer> l) {
        int x = 0;
        for (int h : l) x ^= g[h];
        return x;
    }

    private static List<List<Integer>> options(int n) {
        List<List<Integer>> l = new ArrayList<>();
        if (n == 1) return List.of(List.of());
        if (n >= 2) l.add(List.of(n - 1));
        if (n >= 2) l.add(n == 2 ? List.of() : List.of(n - 2));
        for (int a = 1; a <= n - 3; a++) l.add(List.of(a, n - 2 - a));
        return l;
    }

    @Override
    public int grundy(int heap) {
        return g[heap];
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        String key = heaps.toString();
        if (!answers.containsKey(key) && xor(heaps) != 0) {
            for (int i = 0; i < heaps.size(); i++) {
                for (List<Integer> o : options(heaps.get(i))) {
                    if ((xor(heaps) ^ g[heaps.get(i)]) == xor(o)) answers.put(key, Optional.of(new Move(i, o)));
                }
            }
        }
        return answers.get(key);
    }
}
