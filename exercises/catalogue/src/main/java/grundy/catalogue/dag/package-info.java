/**
 * The exercise {@code dag}: Grundy values of a game on a directed graph. May import the games, the interfaces and
 * {@code grundy.catalogue}.
 */
@NullMarked
package grundy.catalogue.dag;

import org.jspecify.annotations.NullMarked;
