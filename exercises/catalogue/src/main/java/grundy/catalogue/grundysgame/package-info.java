/**
 * The exercise {@code grundys-game}: Grundy’s game: a heap is split into two heaps of different sizes (P. M. Grundy, 1939). Here live its statement and the mistakes of its own; all else follows from the
 * rule.
 */
@NullMarked
package grundy.catalogue.grundysgame;

import org.jspecify.annotations.NullMarked;
