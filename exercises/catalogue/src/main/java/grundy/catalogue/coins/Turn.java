package grundy.catalogue.coins;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A move in a row of coins: a head, and the coins that are turned with it, by places counted from 0. */
final class Turn {

    private final int coin;
    private final int[] along;

    private Turn(int coin, int[] along) {
        this.coin = coin;
        this.along = along;
    }

    /** A move that leaves a row worth 0, with the fewest coins first; null where there is none. */
    static @Nullable Turn winning(CoinGame game, boolean[] heads) {
        for (int coin : Rows.heads(heads, 0)) {
            for (int[] along : game.rule().along(coin)) {
                Turn turn = new Turn(coin, along);
                if (turn.change(game) == game.value(heads)) {
                    return turn;
                }
            }
        }
        return null;
    }

    /** The first few moves, those with the leftmost heads first. */
    static List<Turn> all(CoinGame game, boolean[] heads, int atMost) {
        var turns = new ArrayList<Turn>();
        for (int coin : Rows.heads(heads, 0)) {
            for (int[] along : game.rule().along(coin)) {
                if (turns.size() < atMost) {
                    turns.add(new Turn(coin, along));
                }
            }
        }
        return turns;
    }

    /** What the turned coins are worth together: so much the row changes. */
    private int change(CoinGame game) {
        int change = game.headValue().applyAsInt(coin + game.first());
        for (int other : along) {
            change ^= game.headValue().applyAsInt(other + game.first());
        }
        return change;
    }

    boolean[] after(boolean[] heads) {
        return Rows.turned(heads, coin, along);
    }

    /** The places of the turned coins, such as {@code 2 5}. */
    String text(int first) {
        var text = new StringBuilder();
        for (int other : along) {
            text.append(other + first).append(' ');
        }
        return text.append(coin + first).toString();
    }
}
