package grundy.catalogue.cointurning;

import java.util.Set;

/** Adds the values of the turned coins. */
final class SumForXor extends Recursion {

    @Override
    int worth(int[] values, int coin, Set<Integer> offsets) {
        int sum = 0;
        for (int offset : offsets) {
            sum += values[coin - offset];
        }
        return sum;
    }
}
