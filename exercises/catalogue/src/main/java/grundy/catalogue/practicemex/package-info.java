/**
 * The lesson's practice problem 1, the mex of a set. Only {@code grundy.catalogue}, {@code grundy.catalogue.practice} and {@code
 * grundy.games} may be imported beside the JDK.
 */
@NullMarked
package grundy.catalogue.practicemex;

import org.jspecify.annotations.NullMarked;
