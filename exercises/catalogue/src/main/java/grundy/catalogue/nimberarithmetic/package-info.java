/**
 * The exercise {@code nimber-arithmetic}: the field of nimbers below 2 to the 64. May import the games, the interfaces and
 * {@code grundy.catalogue}.
 */
@NullMarked
package grundy.catalogue.nimberarithmetic;

import org.jspecify.annotations.NullMarked;
