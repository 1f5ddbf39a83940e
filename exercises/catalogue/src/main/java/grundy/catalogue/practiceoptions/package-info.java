/**
 * The lesson's practice problem 2, the options of a heap. Only {@code grundy.catalogue}, {@code grundy.catalogue.practice} and {@code
 * grundy.games} may be imported beside the JDK.
 */
@NullMarked
package grundy.catalogue.practiceoptions;

import org.jspecify.annotations.NullMarked;
