/**
 * The exercise {@code subtraction-2-3}: The subtraction game in which 2 or 3 stones are taken. Here live its statement and the mistakes of its own; all else follows from the
 * rule.
 */
@NullMarked
package grundy.catalogue.subtraction23;

import org.jspecify.annotations.NullMarked;
