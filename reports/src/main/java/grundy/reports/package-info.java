/**
 * Files for people and programs, made of a {@link grundy.grader.result.Report}: a page, JSON and JUnit's XML; and of a
 * {@link grundy.grader.result.ClassReport}: a page and JSON.
 *
 * <p>Of the grader, only {@code grundy.grader.result} may be imported here. The records in a report whose types come from
 * an exercise are known by their component {@code kind} and by the names of their other components, never by class.
 *
 * <p>Each format has one place where text is escaped, and each file is cut and written by the same two helpers.
 */
@NullMarked
package grundy.reports;

import org.jspecify.annotations.NullMarked;
