package grundy.catalogue.coins;

import grundy.games.CoinTurning;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

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
        return headValues(heads).reduce(0, (a, b) -> a ^ b);
    }

    /** The value of each head of a row alone. */
    IntStream headValues(boolean[] heads) {
        return IntStream.range(0, heads.length)
                .filter(place -> heads[place])
                .map(place -> headValue.applyAsInt(place + first));
    }

    /** The same with other values of single heads. */
    CoinGame withValues(IntUnaryOperator values) {
        return new CoinGame(id, rule, first, values);
    }

    /** The same with the leftmost coin counted otherwise. */
    CoinGame countedFrom(int leftmost) {
        return new CoinGame(id, rule, leftmost, headValue);
    }
}
