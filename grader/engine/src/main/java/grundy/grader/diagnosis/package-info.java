/**
 * Which misconception explains a solution's answers: its answers are compared with those of the known-wrong solutions.
 *
 * <p>May import the catalogue and {@code grundy.grader.result}.
 */
@NullMarked
package grundy.grader.diagnosis;

import org.jspecify.annotations.NullMarked;
