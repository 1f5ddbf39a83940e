package grundy.catalogue.heap.mistakes;

import java.util.List;

/** The pieces of a move that leaves one heap, or none. */
@FunctionalInterface
public interface RestPieces {
    /** The pieces where so many stones are left, 0 or more. */
    List<Integer> of(int rest);
}
