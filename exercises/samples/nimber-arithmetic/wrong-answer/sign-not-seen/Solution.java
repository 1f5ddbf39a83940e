package solution;

import grundy.exercises.NimberField;
import grundy.exercises.Solves;

@Solves("nimber-arithmetic")
public class Solution implements NimberField {

    @Override
    public long add(long a, long b) {
        return a ^ b;
    }

    @Override
    public long multiply(long a, long b) {
        // 0 times anything is 0, and 1 times anything is the other number
        if (a < 2 || b < 2) {
            return a * b;
        }
        int bits = 32;
        while (bits > 1 && (a >>> bits) == 0 && (b >>> bits) == 0) {
            bits /= 2;
        }
        long f = 1L << bits;
        long aHigh = a >>> bits;
        long aLow = a & (f - 1);
        long bHigh = b >>> bits;
        long bLow = b & (f - 1);

        long hh = multiply(aHigh, bHigh);
        long hl = multiply(aHigh, bLow);
        long lh = multiply(aLow, bHigh);
        long ll = multiply(aLow, bLow);
        return ((hh ^ hl ^ lh) << bits) ^ ll ^ multiply(hh, f / 2);
    }

    @Override
    public long inverse(long a) {
        return power(a, -2L); // 2^64 - 2 without a sign
    }

    private long power(long base, long exponent) {
        long result = 1;
        while (exponent != 0) {
            if ((exponent & 1) == 1) {
                result = multiply(result, base);
            }
            base = multiply(base, base);
            exponent >>>= 1;
        }
        return result;
    }
}
