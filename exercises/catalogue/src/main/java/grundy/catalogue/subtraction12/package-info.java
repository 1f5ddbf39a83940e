/**
 * The exercise {@code subtraction-1-2}: The subtraction game in which 1 or 2 stones are taken. Here live its statement and the mistakes of its own; all else follows from the
 * rule.
 */
@NullMarked
package grundy.catalogue.subtraction12;

import org.jspecify.annotations.NullMarked;
