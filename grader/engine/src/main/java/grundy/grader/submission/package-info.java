/**
 * From a path to a submission, as data: decoded sources, summaries of class files and the class that answers, or the
 * files of a program and how it is started.
 *
 * <p>Nothing of the student's is run or loaded here and no process is started: class files are read as bytes. May import
 * {@code grundy.grader.archive}; of other people's, ASM, and only to read.
 */
@NullMarked
package grundy.grader.submission;

import org.jspecify.annotations.NullMarked;
