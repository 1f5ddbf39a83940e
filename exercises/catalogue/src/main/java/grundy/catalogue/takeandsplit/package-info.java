/**
 * The exercise {@code take-and-split}: take 1, take 2, or take 2 and split the rest, which is octal game 0.37. Here live its
 * statement and its known-wrong solutions; all else follows from the rule.
 */
@NullMarked
package grundy.catalogue.takeandsplit;

import org.jspecify.annotations.NullMarked;
