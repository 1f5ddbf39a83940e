/**
 * The exercise {@code lasker-nim}: Lasker’s Nim: take any number of stones, or split the heap (E. Lasker, 1931). Here live its statement and the mistakes of its own; all else follows from the
 * rule.
 */
@NullMarked
package grundy.catalogue.laskernim;

import org.jspecify.annotations.NullMarked;
