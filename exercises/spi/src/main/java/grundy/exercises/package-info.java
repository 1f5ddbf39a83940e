/**
 * The interfaces that a solution implements, one for each kind of exercise, and the values that they speak of.
 *
 * <p>This is all that a solution needs on its class path. Only the JDK may be imported here.
 */
@NullMarked
package grundy.exercises;

import org.jspecify.annotations.NullMarked;
