package solution;

import grundy.exercises.Solves;
import grundy.exercises.SubtractionGameSolver;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The mex of what can be reached, heap by heap. */
@Solves("subtraction-game")
public class Solution implements SubtractionGameSolver {

    @Override
    public int[] grundyValues(int maxHeap, Set<Integer> subtractionSet) {
        int[] g = new int[maxHeap + 1];
        for (int heap = 1; heap <= maxHeap; heap++) {
            int stones = heap;
            Set<Integer> reached = subtractionSet.stream()
                    .filter(taken -> taken <= stones)
                    .map(taken -> g[stones - taken])
                    .collect(Collectors.toSet());
            g[heap] = IntStream.rangeClosed(0, reached.size())
                    .filter(value -> !reached.contains(value))
                    .findFirst()
                    .orElseThrow();
        }
        return g;
    }
}
