/**
 * From what a course platform exported to the submissions of a class: each with the platform's id and a path of its own.
 *
 * <p>Names of people and files are data here, never patterns. What a student can have put into an export is hostile. May
 * import {@code grundy.grader.archive}, {@code grundy.grader.submission} and {@code grundy.grader.result}; of other people's,
 * Commons CSV for rosters and SnakeYAML Engine for metadata.
 */
@NullMarked
package grundy.grader.intake;

import org.jspecify.annotations.NullMarked;
