/**
 * The pages as people meet them: graded by the real command, opened from their files in a real browser. Nothing here is part of
 * the product; tests may use the browser's library, and of ours only the command's name.
 */
@NullMarked
package grundy.grader.browser;

import org.jspecify.annotations.NullMarked;
