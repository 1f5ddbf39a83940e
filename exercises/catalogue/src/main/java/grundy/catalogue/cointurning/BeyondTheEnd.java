package grundy.catalogue.cointurning;

import java.util.Set;

/** Turns what lies in the row of a set that reaches beyond its end. */
final class BeyondTheEnd extends Recursion {

    @Override
    boolean isAllowed(int coin, Set<Integer> offsets) {
        return true;
    }

    @Override
    int worth(int[] values, int coin, Set<Integer> offsets) {
        int xor = 0;
        for (int offset : offsets) {
            xor ^= offset <= coin ? values[coin - offset] : 0;
        }
        return xor;
    }
}
