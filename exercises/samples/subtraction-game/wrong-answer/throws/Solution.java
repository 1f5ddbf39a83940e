package solution;

import grundy.exercises.Solves;
import grundy.exercises.SubtractionGameSolver;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

/** Begins with zeros for all heaps that are smaller than the smallest number. */
@Solves("subtraction-game")
public class Solution implements SubtractionGameSolver {

    @Override
    public int[] grundyValues(int maxHeap, Set<Integer> subtractionSet) {
        Integer[] numbers = subtractionSet.toArray(new Integer[0]);
        Arrays.sort(numbers);
        int[] g = new int[maxHeap + 1];
        for (int n = 0; n < numbers[0]; n++) {
            g[n] = 0; // no move yet
        }
        for (int n = numbers[0]; n <= maxHeap; n++) {
            Set<Integer> values = new HashSet<>();
            for (int i = 0; i < numbers.length && numbers[i] <= n; i++) {
                values.add(g[n - numbers[i]]);
            }
            int mex = 0;
            while (values.contains(mex)) {
                mex++;
            }
            g[n] = mex;
        }
        return g;
    }
}
