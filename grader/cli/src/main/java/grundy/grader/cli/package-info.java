/**
 * The commands, and the wiring behind them. No logic of its own: it parses, calls, prints, and ends with an exit status.
 *
 * <p>May import everything. The only place, beside the child processes, that touches the standard streams.
 */
@NullMarked
package grundy.grader.cli;

import org.jspecify.annotations.NullMarked;
