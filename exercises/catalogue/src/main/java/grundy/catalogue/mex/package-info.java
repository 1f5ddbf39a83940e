/**
 * The exercise {@code mex}: the smallest number that is missing. May import the catalogue, its judging, {@code grundy.games} and
 * {@code grundy.exercises}.
 */
@NullMarked
package grundy.catalogue.mex;

import org.jspecify.annotations.NullMarked;
