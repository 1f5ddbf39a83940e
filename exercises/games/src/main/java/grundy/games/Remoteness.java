package grundy.games;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The remoteness of sums of heaps: how many moves are left where the winner ends the game as soon as possible and the loser
 * holds out as long as possible (H. Steinhaus, 1925). It is 0 where there is no move; else 1 more than the smallest even
 * remoteness among the options, or, where all of these are odd, 1 more than the largest. So it is odd exactly where the
 * player to move wins. Found by full search, without any value; positions are remembered as multisets of heaps.
 *
 * <p>Safe for use by several threads.
 */
public final class Remoteness {

    /** The largest number of stones in one position: there are about ten thousand positions with so many or fewer. */
    public static final int MAX_STONES = 26;

    private final HeapGame game;
    private final Map<List<Integer>, Integer> known = new HashMap<>();
    private final Map<Integer, List<List<Integer>>> options = new HashMap<>();

    /** Nothing is searched yet. */
    public Remoteness(HeapGame game) {
        this.game = game;
    }

    /** Whether a position is small enough to be searched. */
    public static boolean reaches(List<Integer> heaps) {
        return heaps.stream().mapToLong(Integer::longValue).sum() <= MAX_STONES;
    }

    /**
     * The remoteness of a position.
     *
     * @param heaps the sizes in any order, each 0 or more, at most {@link #MAX_STONES} stones together
     * @throws IllegalArgumentException if there are more stones
     */
    public synchronized int of(List<Integer> heaps) {
        if (!reaches(heaps)) {
            throw new IllegalArgumentException(
                    "remoteness is searched for at most " + MAX_STONES + " stones, not for " + heaps);
        }
        return find(heaps.stream().filter(heap -> heap > 0).sorted().toList());
    }

    private int find(List<Integer> heaps) {
        Integer found = known.get(heaps);
        if (found == null) {
            found = search(heaps);
            known.put(heaps, found);
        }
        return found;
    }

    private int search(List<Integer> heaps) {
        int win = Integer.MAX_VALUE;
        int loss = 0;
        for (int i = 0; i < heaps.size(); i++) {
            if (i > 0 && heaps.get(i).equals(heaps.get(i - 1))) {
                continue; // the same heap size offers the same moves
            }
            for (List<Integer> pieces : options.computeIfAbsent(heaps.get(i), game::options)) {
                int after = find(sorted(new HeapMove(i, pieces).applyTo(heaps))) + 1;
                if (after % 2 == 1) {
                    win = Math.min(win, after);
                } else {
                    loss = Math.max(loss, after);
                }
            }
        }
        return win < Integer.MAX_VALUE ? win : loss;
    }

    private static List<Integer> sorted(List<Integer> heaps) {
        var sizes = new ArrayList<>(heaps);
        sizes.sort(null);
        return sizes;
    }
}
