/**
 * The text protocol in which programs in any language are asked and answer: pure functions from questions to what a program
 * reads, and from what it printed to answers.
 *
 * <p>May import {@code grundy.catalogue}. Knows no process, no file and no truth. What a program printed is hostile: whatever
 * it is, it ends as an answer, and only a short part of it is ever quoted.
 */
@NullMarked
package grundy.grader.protocol;

import org.jspecify.annotations.NullMarked;
