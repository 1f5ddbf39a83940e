/**
 * The exercise {@code subtraction-game}: the Grundy values of any subtraction game. May import the catalogue, its shared packages, {@code grundy.games}
 * and {@code grundy.exercises}.
 */
@NullMarked
package grundy.catalogue.subtractiongame;

import org.jspecify.annotations.NullMarked;
