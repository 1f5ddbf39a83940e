/**
 * The process that runs a student's solution: it loads it, asks it, and says what came back.
 *
 * <p>This is the only code of ours that shares a process with a student's, so it holds no expected answer and trusts no
 * object that it is given. Only the JDK, the interfaces of {@code grundy.exercises} and the wire may be imported here. Its
 * start is most of what a run costs: no lambda, stream, pattern or reflection where plain code does.
 */
@NullMarked
package grundy.grader.worker;

import org.jspecify.annotations.NullMarked;
