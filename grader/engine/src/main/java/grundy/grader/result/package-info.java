/**
 * Plain records of all that was found about one submission, and about a class. This is the only package that the reports see.
 *
 * <p>Only the JDK may be imported here.
 */
@NullMarked
package grundy.grader.result;

import org.jspecify.annotations.NullMarked;
