package grundy.catalogue.heap.mistakes;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * Who wins when the player who cannot move wins (misere play), by full search. Values and XOR do not decide that game, and a
 * full search cannot reach far: beyond {@link #MAX_STONES} stones this says who wins under normal play.
 */
final class MisereSearch implements WinnerRule {

    /** Three heaps of 8 stones. */
    private static final int MAX_STONES = 24;

    private final Options options;
    private final Map<String, Boolean> won = new HashMap<>();

    /** The game with these options. */
    MisereSearch(Options options) {
        this.options = options;
    }

    @Override
    public boolean firstWins(int[] heaps, int[] values) {
        int stones = 0;
        for (int heap : heaps) {
            stones += heap;
        }
        return stones > MAX_STONES ? Combination.XOR.of(values) != 0 : isWon(heaps);
    }

    private boolean isWon(int[] heaps) {
        int[] sorted = withoutEmpty(heaps);
        var key = new StringBuilder(sorted.length);
        for (int heap : sorted) {
            key.append((char) heap);
        }
        Boolean known = won.get(key.toString());
        if (known == null) {
            known = sorted.length == 0 || hasMoveToLost(sorted);
            won.put(key.toString(), known);
        }
        return known;
    }

    private static int[] withoutEmpty(int[] heaps) {
        int[] sorted = heaps.clone();
        Arrays.sort(sorted);
        int empty = 0;
        while (empty < sorted.length && sorted[empty] == 0) {
            empty++;
        }
        return Arrays.copyOfRange(sorted, empty, sorted.length);
    }

    private boolean hasMoveToLost(int[] heaps) {
        for (int i = 0; i < heaps.length; i++) {
            int[] next = Arrays.copyOf(heaps, heaps.length + 2);
            if (options.visit(heaps[i], new ToLost(next, i))) {
                return true;
            }
        }
        return false;
    }

    /** Stops at the first option after which the other player loses. */
    private final class ToLost implements Options.Visitor {
        private final int[] next;
        private final int index;

        ToLost(int[] next, int index) {
            this.next = next;
            this.index = index;
        }

        @Override
        public boolean rest(int stones) {
            return split(stones, 0, 0);
        }

        @Override
        public boolean split(int a, int b) {
            return split(a, b, 0);
        }

        @Override
        public boolean split(int a, int b, int c) {
            next[index] = a;
            next[next.length - 1] = b;
            next[next.length - 2] = c;
            return !isWon(next);
        }
    }
}
