/**
 * Grade sheets of a class: a plain one of our own, and those that a course platform gave and takes back filled.
 *
 * <p>Of the grader, only {@code grundy.grader.result} may be imported here. A cell that a spreadsheet would run as a formula
 * is written by one place, {@link grundy.reports.sheet.FormulaGuard}.
 */
@NullMarked
package grundy.reports.sheet;

import org.jspecify.annotations.NullMarked;
