/**
 * The exercise wythoff: a game of two heaps in which a move may change both. Only {@code grundy.exercises}, {@code grundy.games}
 * and {@code grundy.catalogue} may be imported.
 */
@NullMarked
package grundy.catalogue.wythoff;

import org.jspecify.annotations.NullMarked;
