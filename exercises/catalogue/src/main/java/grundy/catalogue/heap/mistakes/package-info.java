/**
 * Known-wrong solutions of heap games: a right {@link grundy.catalogue.heap.mistakes.Recipe} for any rule, faults that
 * change one part of it, and the solver that follows it. Which faults an exercise lists, it says itself, or it lets them
 * follow from its rule.
 *
 * <p>May import {@code grundy.catalogue}, {@code grundy.games} and {@code grundy.exercises}; knows no exercise and no check.
 */
@NullMarked
package grundy.catalogue.heap.mistakes;

import org.jspecify.annotations.NullMarked;
