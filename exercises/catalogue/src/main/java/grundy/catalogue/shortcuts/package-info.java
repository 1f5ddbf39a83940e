/**
 * The exercise shortcut-limits: games for which the XOR rule holds, and games for which it does not. Only
 * {@code grundy.exercises}, {@code grundy.games} and {@code grundy.catalogue} may be imported.
 */
@NullMarked
package grundy.catalogue.shortcuts;

import org.jspecify.annotations.NullMarked;
