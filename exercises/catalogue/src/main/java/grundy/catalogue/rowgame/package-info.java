/**
 * The exercise {@code row-game}: the Grundy values of any game with a row of pins. May import the catalogue, its shared packages, {@code grundy.games}
 * and {@code grundy.exercises}.
 */
@NullMarked
package grundy.catalogue.rowgame;

import org.jspecify.annotations.NullMarked;
