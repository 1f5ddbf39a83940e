package grundy.catalogue.turningturtles;

import grundy.catalogue.Mutant;
import grundy.catalogue.coins.CoinGame;
import grundy.catalogue.coins.CoinGameExercise;
import grundy.games.CoinTurning;
import java.util.List;

/** Turning Turtles: a head and at most one coin to its left are turned. Counted from 1, a head is worth its position. */
public final class TurningTurtles extends CoinGameExercise {

    /** For {@link java.util.ServiceLoader}. */
    public TurningTurtles() {
        super(new CoinGame("turning-turtles", CoinTurning.turningTurtles(), 1, position -> position));
    }

    @Override
    protected List<Mutant> ownMutants() {
        return List.of(
                wrongValues("second-coin-forgotten", position -> 1),
                wrongValues("second-coin-must-turn", position -> position - 1),
                wrongValues("neighbour-only", position -> position % 2 == 0 ? 2 : 1));
    }
}
