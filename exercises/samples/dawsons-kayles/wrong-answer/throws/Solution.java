package solution;

import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import grundy.exercises.Solves;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;

/** Thinks that a row of 1 always has a neighbour to fall with. */
@Solves("dawsons-kayles")
public class Solution implements HeapGameSolver {

    private final List<Integer> g = new ArrayList<>(List.of(0, 0));

    @Override
    public int grundy(int heap) {
        while (g.size() <= heap) {
            List<Integer> reached = new ArrayList<>();
            for (int a = 0; a <= g.size() - 2; a++) {
                reached.add(g.get(a) ^ g.get(g.size() - 2 - a));
            }
            int mex = 0;
            while (reached.contains(mex)) {
                mex++;
            }
            g.add(mex);
        }
        return g.get(heap);
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int total = heaps.stream().mapToInt(this::grundy).reduce(0, (a, b) -> a ^ b);
        if (total == 0) {
            return Optional.empty();
        }
        for (int i = 0; i < heaps.size(); i++) {
            int target = total ^ grundy(heaps.get(i));
            int rest = heaps.get(i) - 2;
            for (int a = 0; a <= rest / 2; a++) {
                if ((g.get(a) ^ g.get(rest - a)) == target) {
                    return Optional.of(new Move(i, rows(a, rest - a)));
                }
            }
        }
        throw new NoSuchElementException("no winning move in " + heaps);
    }

    private static List<Integer> rows(int a, int b) {
        return a > 0 ? List.of(a, b) : b > 0 ? List.of(b) : List.of();
    }
}
