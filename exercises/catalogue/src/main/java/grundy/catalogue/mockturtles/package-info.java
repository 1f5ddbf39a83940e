/**
 * The exercise mock-turtles. Only {@code grundy.exercises}, {@code grundy.games} and {@code grundy.catalogue} may be imported.
 */
@NullMarked
package grundy.catalogue.mockturtles;

import org.jspecify.annotations.NullMarked;
