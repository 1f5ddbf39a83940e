package grundy.catalogue.heap.mistakes;

import java.util.Arrays;

/** The different values among the options of one heap. Used again for the next heap, so that a table is quick to make. */
public final class OptionValues {

    /** The generation in which each value was last seen. */
    private int[] seen = new int[64];

    private int generation;
    private int distinct;
    private int max;
    private int min;

    void clear() {
        generation++;
        distinct = 0;
        max = -1;
        min = Integer.MAX_VALUE;
    }

    void add(int value) {
        if (value >= seen.length) {
            seen = Arrays.copyOf(seen, Integer.highestOneBit(value) * 2);
        }
        if (seen[value] != generation) {
            seen[value] = generation;
            distinct++;
            max = Math.max(max, value);
            min = Math.min(min, value);
        }
    }

    /** These values and one more. */
    public OptionValues with(int value) {
        add(value);
        return this;
    }

    private boolean contains(int value) {
        return value < seen.length && seen[value] == generation;
    }

    /** The smallest value from {@code first} on that is not among them. */
    int missingFrom(int first) {
        int candidate = first;
        while (contains(candidate)) {
            candidate++;
        }
        return candidate;
    }

    /** How many there are. */
    public int distinct() {
        return distinct;
    }

    /** The largest; -1 where there is none. */
    public int max() {
        return max;
    }

    /** The smallest; 0 where there is none. */
    int minOrZero() {
        return distinct == 0 ? 0 : min;
    }
}
