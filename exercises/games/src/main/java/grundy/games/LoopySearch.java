package grundy.games;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Retrograde analysis of a game that need not end: what is decided is told from its end backwards, and where nothing is, play can
 * go on for ever, a draw. Who cannot move loses.
 *
 * @param <P> a position, with {@code equals} and {@code hashCode}
 */
public final class LoopySearch<P> {

    private final Function<P, List<P>> options;
    private final Map<P, Boolean> won = new HashMap<>();

    /**
     * Analyses all positions that can be reached.
     *
     * @param starts finitely many positions can be reached from these
     */
    public LoopySearch(Collection<P> starts, Function<P, List<P>> options) {
        this.options = options;
        Set<P> open = reached(starts);
        while (decideSome(open)) {
            open.removeAll(won.keySet());
        }
    }

    /** Whether the player to move wins, or loses; empty for a draw. */
    public Optional<Boolean> firstPlayerWins(P position) {
        return Optional.ofNullable(won.get(position));
    }

    private Set<P> reached(Collection<P> starts) {
        var reached = new HashSet<P>(starts);
        var left = new ArrayList<P>(reached);
        while (!left.isEmpty()) {
            for (P option : options.apply(left.remove(left.size() - 1))) {
                if (reached.add(option)) {
                    left.add(option);
                }
            }
        }
        return reached;
    }

    private boolean decideSome(Set<P> open) {
        int before = won.size();
        for (P position : open) {
            List<P> next = options.apply(position);
            if (next.stream().anyMatch(option -> Boolean.FALSE.equals(won.get(option)))) {
                won.put(position, true);
            } else if (next.stream().allMatch(option -> Boolean.TRUE.equals(won.get(option)))) {
                won.put(position, false);
            }
        }
        return won.size() > before;
    }
}
