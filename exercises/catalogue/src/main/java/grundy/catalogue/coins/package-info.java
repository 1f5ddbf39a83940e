/**
 * What the exercises about one coin-turning game share: rows of coins, their truth, their checks and how a wrong answer is
 * explained. Only {@code grundy.exercises}, {@code grundy.games} and {@code grundy.catalogue} may be imported.
 */
@NullMarked
package grundy.catalogue.coins;

import org.jspecify.annotations.NullMarked;
