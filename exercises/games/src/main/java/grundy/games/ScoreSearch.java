package grundy.games;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Full search of a game for points: by how many the player to move comes out ahead with best play. Not safe for use by several
 * threads.
 *
 * @param <P> a position, with {@code equals} and {@code hashCode}
 */
public final class ScoreSearch<P> {

    private final Function<P, List<Scored<P>>> moves;
    private final Map<P, Integer> lead = new HashMap<>();

    /** A search by these moves. */
    public ScoreSearch(Function<P, List<Scored<P>>> moves) {
        this.moves = moves;
    }

    /**
     * A move.
     *
     * @param points what it earns
     * @param leaves the position of the other player
     */
    public record Scored<P>(int points, P leaves) {}

    /** The points of the player to move less those of the other. */
    public int lead(P position) {
        Integer known = lead.get(position);
        if (known == null) {
            known = moves.apply(position).stream()
                    .mapToInt(move -> move.points() - lead(move.leaves()))
                    .max()
                    .orElse(0);
            lead.put(position, known);
        }
        return known;
    }
}
