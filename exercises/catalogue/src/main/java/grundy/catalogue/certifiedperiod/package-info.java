/**
 * The exercise {@code certified-period}: the period that a table of Grundy values proves. May import the catalogue, its judging,
 * {@code grundy.games} and {@code grundy.exercises}.
 */
@NullMarked
package grundy.catalogue.certifiedperiod;

import org.jspecify.annotations.NullMarked;
