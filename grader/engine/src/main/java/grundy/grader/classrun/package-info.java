/**
 * A class run: independent submissions, several at a time, each finished one an atomic entry of a journal, so that a run
 * that was stopped goes on where it was.
 *
 * <p>May import {@code intake} and {@code result}; whoever starts a run says how a submission is graded and its report
 * written.
 */
@NullMarked
package grundy.grader.classrun;

import org.jspecify.annotations.NullMarked;
