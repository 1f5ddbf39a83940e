package grundy.games;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Full search of a game with a fair coin: the probability with which the player to move makes the last move, with best play. All
 * probabilities are fractions by powers of two, exact in a double as long as the game takes at most 50 moves. Not safe for use by
 * several threads.
 *
 * @param <P> a position, with {@code equals} and {@code hashCode}
 */
public final class ChanceSearch<P> {

    private final Function<P, List<Toss<P>>> moves;
    private final Map<P, Double> chance = new HashMap<>();

    /** A search by these moves. */
    public ChanceSearch(Function<P, List<Toss<P>>> moves) {
        this.moves = moves;
    }

    /** What a move leaves, by how the coin falls; the same twice where it does not matter. */
    public record Toss<P>(P heads, P tails) {}

    /** The probability, 0 to 1, that the player to move wins. */
    public double chance(P position) {
        Double known = chance.get(position);
        if (known == null) {
            known = moves.apply(position).stream()
                    .mapToDouble(this::chance)
                    .max()
                    .orElse(0);
            chance.put(position, known);
        }
        return known;
    }

    /** The probability that a move wins. */
    public double chance(Toss<P> move) {
        return 1 - (chance(move.heads()) + chance(move.tails())) / 2;
    }
}
