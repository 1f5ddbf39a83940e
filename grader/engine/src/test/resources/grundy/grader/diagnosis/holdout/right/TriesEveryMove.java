import grundy.exercises.*;
import java.util.*;

public class TriesEveryMove implements HeapGameSolver {
    private final Integer[] memo = new Integer[201];

    private interface Visitor { boolean visit(int... pieces); }

    private boolean each(int n, Visitor v) {
        if (n == 0) return false;
        if (n == 1) return v.visit();
        if (v.visit(n - 1)) return true;
        if (n == 2 ? v.visit() : v.visit(n - 2)) return true;
        for (int a = n - 3; a >= 1; a--) if (v.visit(a, n - 2 - a)) return true;
        return false;
    }

    private int val(int... pieces) {
        int x = 0;
        for (int p : pieces) x ^= grundy(p);
        return x;
    }

    public int grundy(int n) {
        if (memo[n] == null) {
            Set<Integer> s = new HashSet<>();
            each(n, p -> { s.add(val(p)); return false; });
            int m = 0;
            while (s.contains(m)) m++;
            memo[n] = m;
        }
        return memo[n];
    }

    public Optional<Move> winningMove(List<Integer> heaps) {
        for (int i = 0; i < heaps.size(); i++) {
            int rest = 0;
            for (int j = 0; j < heaps.size(); j++) if (j != i) rest ^= grundy(heaps.get(j));
            final int want = rest, index = i;
            Move[] found = new Move[1];
            each(heaps.get(i), p -> {
                if (val(p) != want) return false;
                List<Integer> l = new ArrayList<>();
                for (int q : p) l.add(q);
                found[0] = new Move(index, l);
                return true;
            });
            if (found[0] != null) return Optional.of(found[0]);
        }
        return Optional.empty();
    }
}
