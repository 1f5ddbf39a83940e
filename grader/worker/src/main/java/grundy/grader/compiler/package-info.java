/**
 * The process that compiles the sources of submissions, in memory: it runs in the sandbox as a solution does, because a
 * compiler reads files and can be made to loop.
 *
 * <p>Only the JDK and the wire may be imported here. No code of a submission runs: neither annotation processors nor
 * plug-ins of the compiler.
 */
@NullMarked
package grundy.grader.compiler;

import org.jspecify.annotations.NullMarked;
