import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

public class MinExcludant implements HeapGameSolver {
    private int[] grundyNumbers = new int[300];

    public MinExcludant() {
        grundyNumbers[0] = 0;
        for (int i = 1; i < 300; i++) {
            TreeSet<Integer> nachfolger = new TreeSet<>();
            nachfolger.add(grundyNumbers[i - 1]);
            if (i > 1) nachfolger.add(grundyNumbers[i - 2]);
            for (int j = 1; j < i - 2; j++) nachfolger.add(grundyNumbers[j] ^ grundyNumbers[i - 2 - j]);
            grundyNumbers[i] = mex(nachfolger);
        }
    }

    // smallest positive number that is missing
    private int mex(TreeSet<Integer> set) {
        for (int k = 1; k <= set.size(); k++) {
            if (!set.contains(k)) return k;
        }
        return set.size() + 1;
    }

    @Override
    public int grundy(int heap) {
        return grundyNumbers[heap];
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int s = 0;
        for (int h : heaps) s ^= grundyNumbers[h];
        if (s == 0) return Optional.empty();
        Move fallback = null;
        for (int i = 0; i < heaps.size(); i++) {
            int n = heaps.get(i);
            for (int a = 1; a < n - 2; a++) {
                int b = n - 2 - a;
                if ((s ^ grundyNumbers[n] ^ grundyNumbers[a] ^ grundyNumbers[b]) == 0) return Optional.of(new Move(i, List.of(a, b)));
            }
            for (int t = 2; t >= 1; t--) {
                if (n < t) continue;
                Move m = new Move(i, n == t ? List.of() : List.of(n - t));
                if ((s ^ grundyNumbers[n] ^ grundyNumbers[n - t]) == 0) return Optional.of(m);
                fallback = m;
            }
        }
        return Optional.ofNullable(fallback);
    }
}
