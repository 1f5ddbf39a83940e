/**
 * The exercise {@code kayles}: Kayles: a move knocks down one pin, or two that are adjacent (H. E. Dudeney, 1908), which is octal game 0.77. Here live its statement and the mistakes of its own; all else follows from the
 * rule.
 */
@NullMarked
package grundy.catalogue.kayles;

import org.jspecify.annotations.NullMarked;
