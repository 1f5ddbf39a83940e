/**
 * How answers are judged and marked, whatever the exercise. Only {@code grundy.catalogue} may be imported beside the JDK.
 */
@NullMarked
package grundy.catalogue.judging;

import org.jspecify.annotations.NullMarked;
