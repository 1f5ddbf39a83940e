/**
 * The exercise {@code nim}: Nim: a move takes any number of stones from one heap (C. L. Bouton, 1901). Here live its statement and the mistakes of its own; all else follows from the
 * rule.
 */
@NullMarked
package grundy.catalogue.nim;

import org.jspecify.annotations.NullMarked;
