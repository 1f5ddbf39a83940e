package grundy.games;

import java.util.ArrayList;
import java.util.BitSet;

/**
 * Full search of a coin-turning game: the Grundy value of every row of some coins, each the mex over the rows that one move
 * leaves. It does not know that a row is the sum of its heads, so it can bear witness to that.
 */
public final class CoinSearch {

    /** The longest row that is searched. */
    public static final int MAX_COINS = 16;

    private final int coins;
    private final int[] values;

    /**
     * Searches all rows.
     *
     * @param coins in each row, 0 to {@link #MAX_COINS}
     * @throws IllegalArgumentException if there are more or fewer
     */
    public CoinSearch(CoinTurning rule, int coins) {
        if (coins < 0 || coins > MAX_COINS) {
            throw new IllegalArgumentException("rows of 0 to " + MAX_COINS + " coins are searched, not of " + coins);
        }
        this.coins = coins;
        this.values = new int[1 << coins];
        int[][] turned = new int[coins][];
        for (int coin = 0; coin < coins; coin++) {
            turned[coin] = masks(rule, coin);
        }
        // Read as a binary number, coin 0 its lowest digit, a row only becomes smaller: its highest turned digit was 1.
        for (int row = 1; row < values.length; row++) {
            values[row] = mexOfOptions(row, turned);
        }
    }

    private static int[] masks(CoinTurning rule, int coin) {
        var masks = new ArrayList<Integer>();
        for (int[] along : rule.along(coin)) {
            int mask = 1 << coin;
            for (int other : along) {
                mask |= 1 << other;
            }
            masks.add(mask);
        }
        return masks.stream().mapToInt(Integer::intValue).toArray();
    }

    private int mexOfOptions(int row, int[][] turned) {
        var present = new BitSet();
        for (int coin = 0; coin < coins; coin++) {
            if ((row >> coin & 1) == 1) {
                for (int mask : turned[coin]) {
                    present.set(values[row ^ mask]);
                }
            }
        }
        return present.nextClearBit(0);
    }

    /**
     * The Grundy value of a row.
     *
     * @param heads whether each coin shows heads, from the left; at most as many as were searched
     */
    public int value(boolean[] heads) {
        int row = 0;
        for (int coin = 0; coin < heads.length; coin++) {
            row |= heads[coin] ? 1 << coin : 0;
        }
        return values[row];
    }

    /** How many coins the searched rows have. */
    public int coins() {
        return coins;
    }
}
