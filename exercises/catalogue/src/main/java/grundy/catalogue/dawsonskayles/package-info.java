/**
 * The exercise {@code dawsons-kayles}: Dawson’s Kayles: a move knocks down two adjacent pins (T. R. Dawson, 1935), which is octal game 0.07. Here live its statement and the mistakes of its own; all else follows from the
 * rule.
 */
@NullMarked
package grundy.catalogue.dawsonskayles;

import org.jspecify.annotations.NullMarked;
