/**
 * The lesson's practice problem 3, the P-positions of a game. Only {@code grundy.catalogue}, {@code grundy.catalogue.practice} and {@code
 * grundy.games} may be imported beside the JDK.
 */
@NullMarked
package grundy.catalogue.practicepositions;

import org.jspecify.annotations.NullMarked;
