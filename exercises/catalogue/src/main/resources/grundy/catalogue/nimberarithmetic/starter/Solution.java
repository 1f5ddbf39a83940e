package solution;

import grundy.exercises.NimberField;
import grundy.exercises.Solves;

/** The field of nimbers below 2 to the 64. Every long is a number without a sign. */
@Solves("nimber-arithmetic")
public class Solution implements NimberField {

    /** The nim-sum. */
    @Override
    public long add(long a, long b) {
        throw new UnsupportedOperationException("not written yet");
    }

    /** The nim-product: split both numbers at a Fermat 2-power F, and use F ⊗ F = F ⊕ F/2. */
    @Override
    public long multiply(long a, long b) {
        throw new UnsupportedOperationException("not written yet");
    }

    /** The number whose nim-product with a is 1; a is not 0. */
    @Override
    public long inverse(long a) {
        throw new UnsupportedOperationException("not written yet");
    }
}
