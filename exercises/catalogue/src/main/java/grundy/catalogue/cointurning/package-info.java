/**
 * The exercise coin-turning: the values of any game of its kind. Only {@code grundy.exercises}, {@code grundy.games} and
 * {@code grundy.catalogue} may be imported.
 */
@NullMarked
package grundy.catalogue.cointurning;

import org.jspecify.annotations.NullMarked;
