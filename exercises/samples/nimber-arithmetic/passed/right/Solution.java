package solution;

import grundy.exercises.NimberField;
import grundy.exercises.Solves;

/** Nimbers of 64 bits: each number is split at a Fermat 2-power F, and F ⊗ F = F ⊕ F/2. */
@Solves("nimber-arithmetic")
public class Solution implements NimberField {

    @Override
    public long add(long a, long b) {
        return a ^ b;
    }

    @Override
    public long multiply(long a, long b) {
        return multiply(a, b, 32);
    }

    /**
     * (a1 F + a0) (b1 F + b0) = (a1 b1 + a1 b0 + a0 b1) F + a0 b0 + a1 b1 F/2.
     *
     * @param half the number of bits of a0 and b0; a and b have at most twice as many
     */
    private static long multiply(long a, long b, int half) {
        if (a == 0 || b == 0) {
            return 0;
        }
        if (a == 1 || b == 1) {
            return a == 1 ? b : a;
        }
        long mask = (1L << half) - 1;
        long a1 = a >>> half;
        long a0 = a & mask;
        long b1 = b >>> half;
        long b0 = b & mask;
        long high = multiply(a1, b1, half / 2);
        long low = multiply(a0, b0, half / 2);
        long all = multiply(a1 ^ a0, b1 ^ b0, half / 2);
        return ((all ^ low) << half) ^ low ^ multiply(high, 1L << (half - 1), half / 2);
    }

    /** In a field with 2^64 elements a^(2^64 - 1) = 1, so the inverse is a^(2^64 - 2): bits 1 to 63 of the exponent are set. */
    @Override
    public long inverse(long a) {
        long power = 1;
        long square = a;
        for (int bit = 1; bit < 64; bit++) {
            square = multiply(square, square);
            power = multiply(power, square);
        }
        return power;
    }
}
