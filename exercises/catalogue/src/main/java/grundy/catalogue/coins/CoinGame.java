package grundy.catalogue.coins;

import grundy.games.CoinTurning;
import java.util.function.IntUnaryOperator;

/**
 * A coin-turning game of which the values are known.
 *
 * @param id of the exercise about it
 * @param rule which coins may be turned, by places that are counted from 0
 * @param first how the leftmost coin is counted in this game, 0 or 1
 * @param headValue the value of a single head by the theorem, by its position as the game counts it
 */
public record CoinGame(String id, CoinTurning rule, int first, IntUnaryOperator headValue) {

    /** The value of a row by the theorem: the XOR of the values of its heads. */
    int value(boolean[] heads) {
        int xor = 0;
        for (int place = 0; place < heads.length; place++) {
            xor ^= heads[place] ? headValue.applyAsInt(place + first) : 0;
        }
        return xor;
    }
}
