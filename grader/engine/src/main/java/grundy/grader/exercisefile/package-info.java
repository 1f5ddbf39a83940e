/**
 * From a file {@code exercise.json}, in which an instructor describes a heap game, to an exercise. The file is read strictly: what is not
 * known is refused, and each fault is told in one line with its place.
 *
 * <p>Beside the JDK, Jackson, {@code grundy.catalogue} and {@code grundy.games} may be imported.
 */
@NullMarked
package grundy.grader.exercisefile;

import org.jspecify.annotations.NullMarked;
