/**
 * What an exercise is: checks made of cases, a judge for each case, a rule for the mark, and known-wrong solutions.
 *
 * <p>May import {@code grundy.exercises} and {@code grundy.games}. There is no I/O here beyond reading an exercise's own
 * resources, and no process. An exercise lives in a package of its own below this one and is found through
 * {@link java.util.ServiceLoader}.
 */
@NullMarked
package grundy.catalogue;

import org.jspecify.annotations.NullMarked;
