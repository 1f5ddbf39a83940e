/**
 * All that follows from the rule of a heap game: the truth, the checks with their cases, how an answer is judged, marked
 * and explained. An exercise about a heap game says its rule, its statement and its known-wrong solutions, and is done.
 *
 * <p>May import {@code grundy.catalogue}, {@code grundy.games} and {@code grundy.exercises}; knows no exercise.
 */
@NullMarked
package grundy.catalogue.heap;

import org.jspecify.annotations.NullMarked;
