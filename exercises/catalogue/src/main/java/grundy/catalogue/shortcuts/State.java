package grundy.catalogue.shortcuts;

import java.util.List;

/**
 * Heaps, and what else a game must know: the moves that are left, or whose turn it is.
 *
 * @param heaps growing, without empty ones
 * @param extra 0 where there is nothing else to know
 */
record State(List<Integer> heaps, int extra) {}
