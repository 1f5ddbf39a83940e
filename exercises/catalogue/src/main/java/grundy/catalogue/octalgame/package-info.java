/**
 * The exercise {@code octal-game}: the Grundy values of any octal game. May import the catalogue, its shared packages, {@code grundy.games}
 * and {@code grundy.exercises}.
 */
@NullMarked
package grundy.catalogue.octalgame;

import org.jspecify.annotations.NullMarked;
