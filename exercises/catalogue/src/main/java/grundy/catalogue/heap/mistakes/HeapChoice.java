package grundy.catalogue.heap.mistakes;

/** In which heaps a winning move is looked for. */
@FunctionalInterface
public interface HeapChoice {
    /** Whether it is looked for in the heap at this index. */
    boolean tries(int[] heaps, int index);
}
