/**
 * The exercise turning-turtles. Only {@code grundy.exercises}, {@code grundy.games} and {@code grundy.catalogue} may be imported.
 */
@NullMarked
package grundy.catalogue.turningturtles;

import org.jspecify.annotations.NullMarked;
