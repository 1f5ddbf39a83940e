package grundy.catalogue.subtractiongame;

import grundy.exercises.SubtractionGameSolver;
import java.util.BitSet;
import java.util.Set;

/** How a table of a subtraction game is computed, in steps of which a known-wrong solution changes one. */
class SubtractionSteps implements SubtractionGameSolver {

    /** The values so far. */
    int[] g = new int[0];

    @Override
    public int[] grundyValues(int maxHeap, Set<Integer> subtractionSet) {
        g = new int[maxHeap + 1];
        for (int heap = 1; heap <= maxHeap; heap++) {
            var values = new BitSet();
            moves(heap, subtractionSet, values);
            g[heap] = value(values, subtractionSet);
        }
        return g;
    }

    void moves(int heap, Set<Integer> subtractionSet, BitSet values) {
        for (int taken : subtractionSet) {
            if (taken <= heap) {
                values.set(g[heap - taken]);
            }
        }
    }

    int value(BitSet values, Set<Integer> subtractionSet) {
        return values.nextClearBit(0);
    }
}
