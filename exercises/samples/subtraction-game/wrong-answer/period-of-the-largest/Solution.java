package solution;

import grundy.exercises.Solves;
import grundy.exercises.SubtractionGameSolver;
import java.util.Set;
import java.util.TreeSet;

/** Computes the values until twice the largest number, and repeats the second half: every finite set has a period. */
@Solves("subtraction-game")
public class Solution implements SubtractionGameSolver {

    @Override
    public int[] grundyValues(int maxHeap, Set<Integer> subtractionSet) {
        TreeSet<Integer> numbers = new TreeSet<>(subtractionSet);
        int largest = numbers.last();
        int[] g = new int[maxHeap + 1];
        for (int n = 1; n <= maxHeap; n++) {
            if (n >= 2 * largest) {
                g[n] = g[n - largest];
                continue;
            }
            TreeSet<Integer> reached = new TreeSet<>();
            for (int taken : numbers.headSet(n, true)) {
                reached.add(g[n - taken]);
            }
            while (reached.contains(g[n])) {
                g[n]++;
            }
        }
        return g;
    }
}
