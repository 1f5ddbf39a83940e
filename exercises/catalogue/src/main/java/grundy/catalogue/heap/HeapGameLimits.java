package grundy.catalogue.heap;

/**
 * How far the checks of a heap game reach.
 *
 * @param tableTo the check {@code table} asks for g(0) to g of this many stones
 * @param valuesTo the check {@code large} asks for the values after that, to g of this many stones, and no heap is larger
 * @param searchedHeaps every ordered sum of 1 to so many heaps is searched in full
 * @param searchedSize the largest heap of a sum that is searched
 * @param largeSums how many random sums the check {@code large} draws
 * @param largeHeaps a random sum has 1 to so many heaps
 */
public record HeapGameLimits(
        int tableTo, int valuesTo, int searchedHeaps, int searchedSize, int largeSums, int largeHeaps) {

    /** g(0) to g(30), then to g(200); 1 to 3 heaps of 0 to 8 stones; 200 sums of 1 to 4 heaps. */
    public static final HeapGameLimits USUAL = new HeapGameLimits(30, 200, 3, 8, 200, 4);

    public HeapGameLimits {
        if (tableTo < 0 || valuesTo <= tableTo || searchedSize > valuesTo) {
            throw new IllegalArgumentException("values to " + tableTo + ", then to " + valuesTo + ", search to "
                    + searchedSize + ": the second must be the largest");
        }
        if (searchedHeaps < 1 || searchedSize < 0 || largeSums < 1 || largeHeaps < 1) {
            throw new IllegalArgumentException("a check would have no case");
        }
    }
}
