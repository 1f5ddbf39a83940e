import grundy.exercises.*;
import java.util.*;

public class RecursiveMex implements HeapGameSolver {
    private final int[] memo = new int[201];

    private int mex(Set<Integer> s, int from) { return s.contains(from) ? mex(s, from + 1) : from; }

    public int grundy(int heap) {
        if (heap == 0) return 0;
        if (memo[heap] > 0) return memo[heap] - 1;
        Set<Integer> s = new HashSet<>();
        s.add(grundy(heap - 1));
        if (heap > 1) s.add(grundy(heap - 2));
        for (int left = 1, right = heap - 3; right > 0; left++, right--) s.add(grundy(left) ^ grundy(right));
        memo[heap] = mex(s, 0) + 1;
        return memo[heap] - 1;
    }

    private boolean lost(List<Integer> heaps) {
        int x = 0;
        for (int h : heaps) x ^= grundy(h);
        return x == 0;
    }

    public Optional<Move> winningMove(List<Integer> heaps) {
        if (lost(heaps)) return Optional.empty();
        List<Integer> copy = new ArrayList<>(heaps);
        for (int i = 0; i < copy.size(); i++) {
            int h = copy.get(i);
            for (int t = 1; t <= Math.min(h, 2); t++) {
                copy.set(i, h - t);
                if (lost(copy)) return Optional.of(new Move(i, h == t ? List.of() : List.of(h - t)));
            }
            for (int a = 1; a <= h - 3; a++) {
                copy.set(i, a);
                copy.add(h - 2 - a);
                boolean good = lost(copy);
                copy.remove(copy.size() - 1);
                if (good) return Optional.of(new Move(i, List.of(a, h - 2 - a)));
            }
            copy.set(i, h);
        }
        throw new IllegalStateException();
    }
}
