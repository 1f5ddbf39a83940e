import grundy.exercises.*;
import java.util.*;

@Solves("take-and-split")
public class RecursiveTwoOptions implements HeapGameSolver {
    private final int[] memo = new int[201];

    public RecursiveTwoOptions() { Arrays.fill(memo, -1); }

    @Override
    public int grundy(int heap) {
        if (heap == 0) return 0;
        if (heap == 1) return 1;
        if (memo[heap] < 0) {
            Set<Integer> s = Set.copyOf(List.of(grundy(heap - 1), grundy(heap - 2)));
            int m = 0;
            while (s.contains(m)) m++;
            memo[heap] = m;
        }
        return memo[heap];
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int nim = heaps.stream().mapToInt(this::grundy).reduce((a, b) -> a ^ b).orElse(0);
        if (nim == 0) return Optional.empty();
        for (int i = 0; i < heaps.size(); i++) {
            int h = heaps.get(i);
            int target = nim ^ grundy(h);
            if (target < grundy(h)) {
                if (h >= 4) {
                    // a split may work too
                    for (int a = 1; a <= h - 3; a++)
                        if ((grundy(a) ^ grundy(h - 2 - a)) == target) return Optional.of(new Move(i, List.of(a, h - 2 - a)));
                }
                if (grundy(h - 1) == target) return Optional.of(new Move(i, h == 1 ? List.of() : List.of(h - 1)));
                return Optional.of(new Move(i, h == 2 ? List.of() : List.of(h - 2)));
            }
        }
        throw new IllegalStateException();
    }
}
