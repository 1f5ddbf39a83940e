package grundy.catalogue.heap.mistakes;

import grundy.exercises.Move;
import java.util.List;

/** The smallest case in which a known-wrong solution is wrong, for its story. */
sealed interface Example {

    /** A value: {@code told} in place of the right one. */
    record Value(int heap, int told) implements Example {}

    /** Null, in place of no move. */
    record Null(List<Integer> heaps) implements Example {}

    /** The winner. */
    record Winner(List<Integer> heaps, boolean toldFirst) implements Example {}

    /** No move is found where one wins. */
    record NoMove(List<Integer> heaps) implements Example {}

    /** A legal move that does not win. */
    record Losing(List<Integer> heaps, Move told) implements Example {}

    /** A move that there is not. */
    record Illegal(List<Integer> heaps, Move told) implements Example {}
}
