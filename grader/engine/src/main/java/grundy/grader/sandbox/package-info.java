/**
 * Child processes that run code of a student's, or read it as the compiler does, kept apart from everything else.
 *
 * <p>May import {@code grundy.grader.wire}, and {@code grundy.exercises}, whose classes go into the children's class path. The
 * main classes are known by name only. Nothing here knows of an exercise or a mark.
 */
@NullMarked
package grundy.grader.sandbox;

import org.jspecify.annotations.NullMarked;
