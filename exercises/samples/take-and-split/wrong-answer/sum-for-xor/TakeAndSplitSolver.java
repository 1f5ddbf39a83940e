package course;

import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import grundy.exercises.Solves;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Adds the values of the heaps where it should XOR them. */
@Solves("take-and-split")
public class TakeAndSplitSolver implements HeapGameSolver {

    private final List<Integer> values = new ArrayList<>();

    @Override
    public int grundy(int heap) {
        for (int n = values.size(); n <= heap; n++) {
            Set<Integer> reachable = new HashSet<>();
            for (List<Integer> pieces : options(n)) {
                reachable.add(xor(pieces));
            }
            int mex = 0;
            while (reachable.contains(mex)) {
                mex++;
            }
            values.add(mex);
        }
        return values.get(heap);
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int sum = 0;
        for (int heap : heaps) {
            sum += grundy(heap);
        }
        if (sum == 0) {
            return Optional.empty();
        }
        int total = xor(heaps);
        for (int i = 0; i < heaps.size(); i++) {
            int target = grundy(heaps.get(i)) ^ total;
            if (target < grundy(heaps.get(i))) {
                return Optional.of(new Move(i, optionOfValue(target, heaps.get(i))));
            }
        }
        // The sum says that there is a winning move, so it does not matter much which: take a stone somewhere.
        int i = 0;
        while (heaps.get(i) == 0) {
            i++;
        }
        return Optional.of(new Move(i, options(heaps.get(i)).get(0)));
    }

    private List<Integer> optionOfValue(int value, int heap) {
        for (List<Integer> pieces : options(heap)) {
            if (xor(pieces) == value) {
                return pieces;
            }
        }
        throw new IllegalStateException("every smaller value is an option of heap " + heap);
    }

    private int xor(List<Integer> heaps) {
        int total = 0;
        for (int heap : heaps) {
            total ^= grundy(heap);
        }
        return total;
    }

    private static List<List<Integer>> options(int heap) {
        List<List<Integer>> options = new ArrayList<>();
        if (heap >= 1) {
            options.add(heap == 1 ? List.of() : List.of(heap - 1));
        }
        if (heap >= 2) {
            options.add(heap == 2 ? List.of() : List.of(heap - 2));
        }
        for (int a = 1; a <= heap - 3; a++) {
            options.add(List.of(a, heap - 2 - a));
        }
        return options;
    }
}
