package grundy.games;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Full search of any game that ends, for who makes the last move: its positions hold all that matters, be it a budget or whose
 * turn it is. Not safe for use by several threads.
 *
 * @param <P> a position, with {@code equals} and {@code hashCode}
 */
public final class PlaySearch<P> {

    private final Function<P, List<P>> options;
    private final boolean stuckWins;
    private final Map<P, Boolean> won = new HashMap<>();

    private PlaySearch(Function<P, List<P>> options, boolean stuckWins) {
        this.options = options;
        this.stuckWins = stuckWins;
    }

    /**
     * Who cannot move loses.
     *
     * @param options the positions that a move of the player to move leaves
     */
    public static <P> PlaySearch<P> normal(Function<P, List<P>> options) {
        return new PlaySearch<>(options, false);
    }

    /** Who cannot move wins. */
    public static <P> PlaySearch<P> misere(Function<P, List<P>> options) {
        return new PlaySearch<>(options, true);
    }

    /** Whether the player to move wins with best play. */
    public boolean firstPlayerWins(P position) {
        Boolean known = won.get(position);
        if (known == null) {
            List<P> next = options.apply(position);
            known = next.isEmpty() ? stuckWins : next.stream().anyMatch(option -> !firstPlayerWins(option));
            won.put(position, known);
        }
        return known;
    }
}
