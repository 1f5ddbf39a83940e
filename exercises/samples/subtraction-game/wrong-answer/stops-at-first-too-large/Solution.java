package solution;

import grundy.exercises.Solves;
import grundy.exercises.SubtractionGameSolver;
import java.util.Iterator;
import java.util.Set;

/** Goes through the numbers as long as the heap has enough stones. */
@Solves("subtraction-game")
public class Solution implements SubtractionGameSolver {

    @Override
    public int[] grundyValues(int maxHeap, Set<Integer> subtractionSet) {
        int[] g = new int[maxHeap + 1];
        for (int n = 1; n <= maxHeap; n++) {
            boolean[] there = new boolean[subtractionSet.size() + 1];
            Iterator<Integer> numbers = subtractionSet.iterator();
            boolean enough = true;
            while (enough && numbers.hasNext()) {
                int s = numbers.next();
                enough = s <= n;
                if (enough) {
                    there[g[n - s]] = true;
                }
            }
            int mex = 0;
            while (there[mex]) {
                mex++;
            }
            g[n] = mex;
        }
        return g;
    }
}
