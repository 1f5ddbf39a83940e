package grundy.games;

import java.util.BitSet;

/**
 * Grundy values of the positions of a coin-turning game that have a single head. A row is the sum of its heads (Berlekamp,
 * Conway and Guy, 1982): a coin that a move turns from tails to heads is a further part, and one that it turns back makes two
 * equal parts, which are worth nothing. So the row that a move leaves is worth the XOR of the values of the turned coins.
 */
public final class HeadValues {

    private HeadValues() {}

    /**
     * The values, by place.
     *
     * @param coins how many, 0 or more
     */
    public static int[] of(CoinTurning rule, int coins) {
        int[] values = new int[coins];
        for (int coin = 0; coin < coins; coin++) {
            var present = new BitSet();
            for (int[] along : rule.along(coin)) {
                present.set(xor(values, along));
            }
            values[coin] = present.nextClearBit(0);
        }
        return values;
    }

    private static int xor(int[] values, int[] coins) {
        int xor = 0;
        for (int coin : coins) {
            xor ^= values[coin];
        }
        return xor;
    }
}
