package course;

import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Right answers for take-and-split. An attack extends this class, so that what it costs can be counted: all that it does
 * not spoil itself is right.
 */
abstract class RightAnswers implements HeapGameSolver {

    private static final List<Integer> VALUES = new ArrayList<>();

    @Override
    public int grundy(int heap) {
        return value(heap);
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int sum = nimSum(heaps);
        for (int i = 0; i < heaps.size(); i++) {
            int wanted = sum ^ value(heaps.get(i));
            for (List<Integer> pieces : options(heaps.get(i))) {
                if (nimSum(pieces) == wanted) {
                    return Optional.of(new Move(i, pieces));
                }
            }
        }
        return Optional.empty();
    }

    private static int nimSum(List<Integer> heaps) {
        return heaps.stream().map(RightAnswers::value).reduce(0, (a, b) -> a ^ b);
    }

    private static synchronized int value(int heap) {
        while (VALUES.size() <= heap) {
            Set<Integer> reachable = new HashSet<>();
            for (List<Integer> pieces : options(VALUES.size())) {
                reachable.add(nimSum(pieces));
            }
            int mex = 0;
            while (reachable.contains(mex)) {
                mex++;
            }
            VALUES.add(mex);
        }
        return VALUES.get(heap);
    }

    private static List<List<Integer>> options(int heap) {
        List<List<Integer>> options = new ArrayList<>();
        for (int taken = 1; taken <= Math.min(heap, 2); taken++) {
            options.add(heap == taken ? List.of() : List.of(heap - taken));
        }
        for (int a = 1; a <= heap - 3; a++) {
            options.add(List.of(a, heap - 2 - a));
        }
        return options;
    }
}
