package grundy.games;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Full search of the game tree of a sum of heaps. A position is won exactly when some move leads to a lost one; nothing
 * else is used: no value, no mex, no XOR, no symmetry. Positions are remembered as multisets of heaps.
 *
 * <p>Not safe for use by several threads.
 */
public final class OutcomeSearch {

    /** The largest heap that is searched. */
    public static final int MAX_HEAP = 100;

    /** The largest number of stones in one position. It bounds the depth of the search too. */
    public static final int MAX_STONES = 400;

    /** How many positions are remembered before a search is given up: they take about 100 MiB. */
    public static final int MAX_POSITIONS = 1_000_000;

    private final HeapGame game;
    private final int maxPositions;
    private final Map<String, Boolean> won = new HashMap<>();
    private final int[][][] options = new int[MAX_HEAP + 1][][];

    /** A search that has decided nothing yet. */
    public OutcomeSearch(HeapGame game) {
        this(game, MAX_POSITIONS);
    }

    OutcomeSearch(HeapGame game, int maxPositions) {
        this.game = game;
        this.maxPositions = maxPositions;
    }

    /**
     * Whether the player to move wins with best play.
     *
     * @param heaps the sizes in any order, each 0 to {@link #MAX_HEAP}, at most {@link #MAX_STONES} stones together
     * @throws IllegalArgumentException if a size is out of range, or the search would grow beyond {@link #MAX_POSITIONS}
     */
    public boolean firstPlayerWins(List<Integer> heaps) {
        checkSizes(heaps);
        char[] position = new char[heaps.size()];
        int size = 0;
        for (int heap : heaps) {
            if (heap > 0) {
                position[size++] = (char) heap;
            }
        }
        position = Arrays.copyOf(position, size);
        Arrays.sort(position);
        return isWon(position);
    }

    /** How many positions have been decided so far. */
    public int positions() {
        return won.size();
    }

    private static void checkSizes(List<Integer> heaps) {
        long stones = 0;
        for (int heap : heaps) {
            if (heap < 0 || heap > MAX_HEAP) {
                throw new IllegalArgumentException(
                        "the full search takes heaps of 0 to " + MAX_HEAP + " stones, not " + heap);
            }
            stones += heap;
        }
        if (stones > MAX_STONES) {
            throw new IllegalArgumentException(
                    "the full search takes at most " + MAX_STONES + " stones, not " + stones);
        }
    }

    private boolean isWon(char[] position) {
        String key = new String(position);
        Boolean known = won.get(key);
        if (known == null) {
            known = hasMoveToLost(position);
            if (won.size() >= maxPositions) {
                throw new IllegalArgumentException("the full search would need more than " + maxPositions
                        + " positions: take fewer or smaller heaps");
            }
            won.put(key, known);
        }
        return known;
    }

    private boolean hasMoveToLost(char[] position) {
        for (int i = 0; i < position.length; i++) {
            if (i > 0 && position[i] == position[i - 1]) {
                continue; // the same heap size offers the same moves
            }
            for (int[] pieces : optionsOf(position[i])) {
                if (!isWon(replaced(position, i, pieces))) {
                    return true;
                }
            }
        }
        return false;
    }

    private static char[] replaced(char[] position, int index, int[] pieces) {
        char[] next = new char[position.length - 1 + pieces.length];
        System.arraycopy(position, 0, next, 0, index);
        System.arraycopy(position, index + 1, next, index, position.length - 1 - index);
        for (int p = 0; p < pieces.length; p++) {
            insertSorted(next, position.length - 1 + p, (char) pieces[p]);
        }
        return next;
    }

    private static void insertSorted(char[] heaps, int length, char heap) {
        int at = length;
        while (at > 0 && heaps[at - 1] > heap) {
            heaps[at] = heaps[at - 1];
            at--;
        }
        heaps[at] = heap;
    }

    private int[][] optionsOf(int heap) {
        int[][] known = options[heap];
        if (known == null) {
            known = game.options(heap).stream()
                    .map(pieces -> pieces.stream().mapToInt(Integer::intValue).toArray())
                    .toArray(int[][]::new);
            options[heap] = known;
        }
        return known;
    }
}
