/**
 * What the lesson's practice problems have in common: problems that are drawn for each student, blanks that are filled in without
 * code, and the working that leads to a right answer. Only {@code grundy.catalogue}, {@code grundy.catalogue.judging}, {@code
 * grundy.exercises} and {@code grundy.games} may be imported beside the JDK.
 */
@NullMarked
package grundy.catalogue.practice;

import org.jspecify.annotations.NullMarked;
