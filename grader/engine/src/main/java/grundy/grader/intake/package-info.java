/**
 * From what a course platform exported to the submissions of a class: each with the platform's id and a path of its own.
 *
 * <p>Names of people and files are data here, never patterns. May import {@code grundy.grader.submission} and
 * {@code grundy.grader.result}.
 */
@NullMarked
package grundy.grader.intake;

import org.jspecify.annotations.NullMarked;
