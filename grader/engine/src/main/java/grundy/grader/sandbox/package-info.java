/**
 * Child processes that run code of a student's, or read it as the compiler does, kept apart from everything else.
 *
 * <p>May import {@code grundy.grader.wire}, and the names of the main classes in {@code grundy.grader.worker} and
 * {@code grundy.grader.compiler}. Nothing here knows of exercises or marks.
 */
@NullMarked
package grundy.grader.sandbox;

import org.jspecify.annotations.NullMarked;
