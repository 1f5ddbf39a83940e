package grundy.catalogue.octalgame;

import grundy.exercises.OctalGameSolver;
import java.util.BitSet;

/** How a table of an octal game is computed, in steps of which a known-wrong solution changes one. */
class OctalSteps implements OctalGameSolver {

    /** The values so far. */
    int[] g = new int[0];

    /** The one whose value is next. */
    int heap;

    @Override
    public int[] grundyValues(String code, int maxHeap) {
        int[] digits = digits(code);
        g = new int[maxHeap + 1];
        for (heap = 1; heap <= maxHeap; heap++) {
            var values = new BitSet();
            for (int taken = 0; taken < digits.length && taken <= heap; taken++) {
                collect(digits[taken], heap - taken, values);
            }
            g[heap] = mex(values);
        }
        return g;
    }

    int[] digits(String code) {
        int[] digits = new int[code.length() - 1];
        digits[0] = code.charAt(0) - '0';
        for (int k = 1; k < digits.length; k++) {
            digits[k] = code.charAt(k + 1) - '0';
        }
        return digits;
    }

    void collect(int digit, int rest, BitSet values) {
        if (mayLeaveNone(digit, rest)) {
            values.set(0);
        }
        if (mayLeaveOne(digit, rest)) {
            values.set(g[rest]);
        }
        if (mayLeaveTwo(digit)) {
            split(rest, values);
        }
    }

    boolean mayLeaveNone(int digit, int rest) {
        return (digit & 1) != 0 && rest == 0;
    }

    boolean mayLeaveOne(int digit, int rest) {
        return (digit & 2) != 0 && rest > 0;
    }

    boolean mayLeaveTwo(int digit) {
        return (digit & 4) != 0;
    }

    void split(int rest, BitSet values) {
        for (int a = 1; a < rest; a++) {
            values.set(both(g[a], g[rest - a]));
        }
    }

    int both(int one, int other) {
        return one ^ other;
    }

    int mex(BitSet values) {
        return values.nextClearBit(0);
    }
}
