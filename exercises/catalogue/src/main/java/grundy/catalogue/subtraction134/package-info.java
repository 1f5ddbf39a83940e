/**
 * The exercise {@code subtraction-1-3-4}: The subtraction game in which 1, 3 or 4 stones are taken. Here live its statement and the mistakes of its own; all else follows from the
 * rule.
 */
@NullMarked
package grundy.catalogue.subtraction134;

import org.jspecify.annotations.NullMarked;
