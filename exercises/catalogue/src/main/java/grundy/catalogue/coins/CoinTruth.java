package grundy.catalogue.coins;

import grundy.games.CoinSearch;
import grundy.games.HeadValues;

/** What is right: searched for every row of twelve coins, with which the theorem must agree, and by the theorem beyond. */
final class CoinTruth {

    static final int SEARCHED_COINS = 12;

    /** How many values of single heads are computed from the rule as well. */
    static final int RECKONED_COINS = 60;

    private final CoinGame game;

    CoinTruth(CoinGame game) {
        this.game = game;
        confirmRows(new CoinSearch(game.rule(), SEARCHED_COINS));
        confirmHeads(HeadValues.of(game.rule(), RECKONED_COINS));
    }

    private void confirmRows(CoinSearch search) {
        for (int bits = 0; bits < 1 << SEARCHED_COINS; bits++) {
            boolean[] heads = Rows.ofBits(bits, SEARCHED_COINS);
            if (search.value(heads) != game.value(heads)) {
                throw new IllegalStateException(
                        game.id() + ": search and theory disagree on the coins " + Rows.letters(heads));
            }
        }
    }

    private void confirmHeads(int[] values) {
        for (int place = 0; place < values.length; place++) {
            if (values[place] != headValue(place + game.first())) {
                throw new IllegalStateException(game.id() + ": rule and theory disagree on the coin " + place);
            }
        }
    }

    CoinGame game() {
        return game;
    }

    /** The value of a single head at a position as the game counts it. */
    int headValue(int position) {
        return game.headValue().applyAsInt(position);
    }

    boolean isWon(boolean[] heads) {
        return game.value(heads) != 0;
    }
}
