package grundy.catalogue.mockturtles;

import grundy.catalogue.Mutant;
import grundy.catalogue.coins.CoinGame;
import grundy.catalogue.coins.CoinGameExercise;
import grundy.games.CoinTurning;
import java.util.List;

/**
 * Mock Turtles: a head and at most two coins to its left are turned. Counted from 0, a head is worth the odious number of its
 * position: twice the position, plus 1 where that makes the number of its binary ones odd (Berlekamp, Conway and Guy, 1982).
 */
public final class MockTurtles extends CoinGameExercise {

    /** For {@link java.util.ServiceLoader}. */
    public MockTurtles() {
        super(new CoinGame("mock-turtles", CoinTurning.mockTurtles(), 0, MockTurtles::odious));
    }

    private static int odious(int position) {
        return 2 * position + (Integer.bitCount(position) + 1) % 2;
    }

    @Override
    protected List<Mutant> ownMutants() {
        return List.of(
                wrongValues("evil-numbers", position -> 2 * position + Integer.bitCount(position) % 2),
                wrongValues("third-coin-forgotten", position -> position + 1),
                wrongValues("powers-of-two", position -> 1 << position));
    }
}
