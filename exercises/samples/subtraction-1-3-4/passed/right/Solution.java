package solution;

import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import grundy.exercises.Solves;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Recursive, with a memory. */
@Solves("subtraction-1-3-4")
public class Solution implements HeapGameSolver {

    private static final int[] TAKES = {1, 3, 4};

    private final Map<Integer, Integer> known = new HashMap<>();

    @Override
    public int grundy(int heap) {
        Integer value = known.get(heap);
        if (value == null) {
            Set<Integer> reached = new HashSet<>();
            for (int option : options(heap)) {
                reached.add(grundy(option));
            }
            value = mex(reached);
            known.put(heap, value);
        }
        return value;
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int total = heaps.stream().mapToInt(this::grundy).reduce(0, (a, b) -> a ^ b);
        for (int i = 0; i < heaps.size(); i++) {
            int others = total ^ grundy(heaps.get(i));
            for (int option : options(heaps.get(i))) {
                if (grundy(option) == others) {
                    return Optional.of(new Move(i, option == 0 ? List.of() : List.of(option)));
                }
            }
        }
        return Optional.empty();
    }

    private static List<Integer> options(int heap) {
        List<Integer> options = new ArrayList<>();
        for (int take : TAKES) {
            if (take <= heap) {
                options.add(heap - take);
            }
        }
        return options;
    }

    private static int mex(Set<Integer> numbers) {
        int mex = 0;
        while (numbers.contains(mex)) {
            mex++;
        }
        return mex;
    }
}
