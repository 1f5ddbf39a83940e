/**
 * The frames between the grader and its child processes: length-prefixed, versioned, every length bounded.
 *
 * <p>Only the JDK may be imported here. Both sides use this package, and each reads the other as hostile input.
 */
@NullMarked
package grundy.grader.wire;

import org.jspecify.annotations.NullMarked;
