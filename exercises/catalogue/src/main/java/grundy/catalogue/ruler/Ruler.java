package grundy.catalogue.ruler;

import grundy.catalogue.Mutant;
import grundy.catalogue.coins.CoinGame;
import grundy.catalogue.coins.CoinGameExercise;
import grundy.games.CoinTurning;
import java.util.List;

/**
 * Ruler: any run of neighbouring coins is turned whose rightmost shows heads. Counted from 1, a head is worth the largest power
 * of two that divides its position (Berlekamp, Conway and Guy, 1982).
 */
public final class Ruler extends CoinGameExercise {

    /** For {@link java.util.ServiceLoader}. */
    public Ruler() {
        super(new CoinGame("ruler", CoinTurning.ruler(), 1, Integer::lowestOneBit));
    }

    @Override
    protected List<Mutant> ownMutants() {
        return List.of(
                wrongValues("position-for-value", position -> position),
                wrongValues("exponent-for-power", Integer::numberOfTrailingZeros),
                wrongValues("power-below", Integer::highestOneBit));
    }
}
