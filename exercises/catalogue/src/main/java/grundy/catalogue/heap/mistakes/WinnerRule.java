package grundy.catalogue.heap.mistakes;

/** Who wins a sum of heaps. */
@FunctionalInterface
public interface WinnerRule {
    /** Whether the player to move wins, by the sizes of the heaps and by their values, in the same order. */
    boolean firstWins(int[] heaps, int[] values);

    /** A win wherever the values, combined, are not 0. */
    record CombinedIsNotZero(Combination combination) implements WinnerRule {
        @Override
        public boolean firstWins(int[] heaps, int[] values) {
            return combination.of(values) != 0;
        }
    }
}
