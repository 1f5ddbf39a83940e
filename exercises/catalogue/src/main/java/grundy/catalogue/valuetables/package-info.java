/**
 * What exercises share whose solutions compute g(0), g(1), ... of games that are given to them: cases, how a table is judged, and
 * how its first wrong value is explained. May import the catalogue, its judging, {@code grundy.games} and {@code grundy.exercises}.
 */
@NullMarked
package grundy.catalogue.valuetables;

import org.jspecify.annotations.NullMarked;
