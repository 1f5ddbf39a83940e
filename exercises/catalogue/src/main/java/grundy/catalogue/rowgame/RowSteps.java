package grundy.catalogue.rowgame;

import grundy.exercises.RowGameSolver;
import java.util.BitSet;
import java.util.Set;

/** How a table of a game with rows is computed, in steps of which a known-wrong solution changes one. */
class RowSteps implements RowGameSolver {

    /** The values so far. */
    int[] g = new int[0];

    @Override
    public int[] grundyValues(int maxRow, Set<Integer> removable) {
        g = new int[maxRow + 1];
        for (int row = 1; row <= maxRow; row++) {
            var values = new BitSet();
            moves(row, removable, values);
            g[row] = mex(values);
        }
        return g;
    }

    void moves(int row, Set<Integer> removable, BitSet values) {
        for (int removed : removable) {
            if (removed <= row) {
                places(row - removed, values);
            }
        }
    }

    void places(int rest, BitSet values) {
        for (int left = 0; left <= rest; left++) {
            values.set(both(g[left], g[rest - left]));
        }
    }

    int both(int one, int other) {
        return one ^ other;
    }

    int mex(BitSet values) {
        return values.nextClearBit(0);
    }
}
