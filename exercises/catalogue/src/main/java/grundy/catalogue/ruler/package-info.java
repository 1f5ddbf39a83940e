/**
 * The exercise ruler. Only {@code grundy.exercises}, {@code grundy.games} and {@code grundy.catalogue} may be imported.
 */
@NullMarked
package grundy.catalogue.ruler;

import org.jspecify.annotations.NullMarked;
