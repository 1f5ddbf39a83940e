package solution;

import grundy.exercises.NimberField;
import grundy.exercises.Solves;

/** Long multiplication in binary; the lines are added with XOR, as nimbers are. */
@Solves("nimber-arithmetic")
public class Solution implements NimberField {

    @Override
    public long add(long a, long b) {
        return a ^ b;
    }

    @Override
    public long multiply(long a, long b) {
        long result = 0;
        while (b != 0) {
            if (b % 2 != 0) {
                result ^= a;
            }
            a <<= 1;
            b >>>= 1;
        }
        return result;
    }

    @Override
    public long inverse(long a) {
        // square and multiply: a to the power of 2^64 - 2
        long result = 1;
        for (int i = 0; i < 63; i++) {
            a = multiply(a, a);
            result = multiply(result, a);
        }
        return result;
    }
}
