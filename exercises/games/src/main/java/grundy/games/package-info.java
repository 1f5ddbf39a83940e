/**
 * The mathematics: rules of heap games, full search of outcomes, mex, Grundy values.
 *
 * <p>Only the JDK may be imported here. Nothing in this package knows of students, marks or files. The full search and
 * the theory are two independent witnesses: {@link grundy.games.OutcomeSearch} never uses XOR or mex, and
 * {@link grundy.games.GrundyTable} never searches.
 */
@NullMarked
package grundy.games;

import org.jspecify.annotations.NullMarked;
