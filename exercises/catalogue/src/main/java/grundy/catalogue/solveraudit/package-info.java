/**
 * The exercise in which a student's full search audits solvers of take-and-split. The solvers are asked where they are, in the
 * grader's process: a solution sees their answers and nothing else of them.
 *
 * <p>Beside the JDK, {@code grundy.catalogue}, its {@code judging} and {@code takeandsplit}, the interfaces and the games may be
 * imported.
 */
@NullMarked
package grundy.catalogue.solveraudit;

import org.jspecify.annotations.NullMarked;
