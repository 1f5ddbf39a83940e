package grundy.catalogue.heap;

/**
 * What the checks of a heap game weigh, in points of the mark.
 *
 * @param table that of the values of small heaps
 * @param winners that of the winners of small sums
 * @param moves that of the winning moves in them
 * @param large that of large heaps and random sums
 */
public record HeapGameWeights(int table, int winners, int moves, int large) {

    /** 20, 40, 30 and 10. */
    public static final HeapGameWeights USUAL = new HeapGameWeights(20, 40, 30, 10);

    public HeapGameWeights {
        if (table < 1 || winners < 1 || moves < 1 || large < 1) {
            throw new IllegalArgumentException("each of the four checks weighs 1 point or more");
        }
        if ((long) table + winners + moves + large != 100) {
            throw new IllegalArgumentException(
                    "the weights of the four checks add up to 100, not to " + ((long) table + winners + moves + large));
        }
    }
}
