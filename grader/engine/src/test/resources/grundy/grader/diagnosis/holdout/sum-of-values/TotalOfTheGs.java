import grundy.exercises.*;
import java.util.*;

/** Homework 3. First I sum the g's, if the sum is not 0 the first player wins. */
public class TotalOfTheGs implements HeapGameSolver {

    private static final int N = 200;
    private int[] g;

    @Override
    public int grundy(int heap) {
        if (g == null) {
            g = new int[N + 1];
            for (int i = 0; i <= N; i++) g[i] = mex(i);
        }
        return g[heap];
    }

    private int mex(int i) {
        TreeSet<Integer> s = new TreeSet<>();
        if (i > 0) s.add(g[i - 1]);
        if (i > 1) s.add(g[i - 2]);
        for (int left = 1; left + 1 <= i - 2; left++) {
            int right = i - 2 - left;
            s.add(g[left] ^ g[right]);
        }
        int free = 0;
        for (int v : s) {
            if (v != free) break;
            free++;
        }
        return free;
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int summe = heaps.stream().map(this::grundy).reduce(0, Integer::sum);
        if (summe != 0) {
            int xor = heaps.stream().map(this::grundy).reduce(0, (a, b) -> a ^ b);
            for (int k = heaps.size() - 1; k >= 0; k--) {
                int size = heaps.get(k), target = grundy(size) ^ xor;
                if (target < grundy(size)) {
                    for (int left = 1; left < size - 2; left++)
                        if ((grundy(left) ^ grundy(size - 2 - left)) == target)
                            return Optional.of(new Move(k, List.of(left, size - 2 - left)));
                    if (size > 1 && grundy(size - 2) == target)
                        return Optional.of(new Move(k, size == 2 ? List.of() : List.of(size - 2)));
                    return Optional.of(new Move(k, size == 1 ? List.of() : List.of(size - 1)));
                }
            }
            // first player wins but how? take one from the first heap that is there
            for (int k = 0; k < heaps.size(); k++)
                if (heaps.get(k) > 0)
                    return Optional.of(new Move(k, heaps.get(k) == 1 ? List.of() : List.of(heaps.get(k) - 1)));
        }
        return Optional.empty();
    }
}
