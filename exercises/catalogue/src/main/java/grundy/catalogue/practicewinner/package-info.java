/**
 * The lesson's practice problem 4, the winner of a sum. Only {@code grundy.catalogue}, {@code grundy.catalogue.practice} and {@code
 * grundy.games} may be imported beside the JDK.
 */
@NullMarked
package grundy.catalogue.practicewinner;

import org.jspecify.annotations.NullMarked;
