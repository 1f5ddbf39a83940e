package solution;

import grundy.exercises.NimberField;
import grundy.exercises.Solves;

@Solves("nimber-arithmetic")
public class Solution implements NimberField {

    private static final long[] FERMAT = {4294967296L, 65536, 256, 16, 4, 2};

    @Override
    public long add(long a, long b) {
        return a ^ b;
    }

    @Override
    public long multiply(long a, long b) {
        if (a == 0 || b == 0) return 0;
        if (a == 1) return b;
        if (b == 1) return a;
        for (long f : FERMAT) {
            if (Long.compareUnsigned(a, f) >= 0 || Long.compareUnsigned(b, f) >= 0) {
                return split(a, b, f);
            }
        }
        throw new IllegalStateException(a + " " + b);
    }

    // a = p*f + q, b = r*f + s
    private long split(long a, long b, long f) {
        long p = Long.divideUnsigned(a, f), q = Long.remainderUnsigned(a, f);
        long r = Long.divideUnsigned(b, f), s = Long.remainderUnsigned(b, f);
        long pr = multiply(p, r);
        // pr * (f + f/2): both are powers of two
        return pr * f ^ pr * (f / 2) ^ (multiply(p, s) ^ multiply(q, r)) * f ^ multiply(q, s);
    }

    @Override
    public long inverse(long a) {
        long result = 1;
        for (int i = 1; i <= 63; i++) {
            a = multiply(a, a);
            result = multiply(result, a);
        }
        return result;
    }
}
