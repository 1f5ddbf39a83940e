/**
 * The exercise {@code green-hackenbush}: Grundy values of Green Hackenbush on trees. May import the games, the interfaces and
 * {@code grundy.catalogue}.
 */
@NullMarked
package grundy.catalogue.greenhackenbush;

import org.jspecify.annotations.NullMarked;
