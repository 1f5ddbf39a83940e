/**
 * The lesson's practice problem 5, a winning move in a sum. Only {@code grundy.catalogue}, {@code grundy.catalogue.practice} and {@code
 * grundy.games} may be imported beside the JDK.
 */
@NullMarked
package grundy.catalogue.practicemove;

import org.jspecify.annotations.NullMarked;
