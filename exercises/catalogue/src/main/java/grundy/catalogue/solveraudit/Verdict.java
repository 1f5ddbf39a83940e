package grundy.catalogue.solveraudit;

import grundy.catalogue.solveraudit.Audited.Said;
import grundy.exercises.HeapGameSolver;
import java.util.ArrayList;
import java.util.List;

/** Whether an audit counts an input. */
@FunctionalInterface
interface Verdict {

    /** Where the candidate names another winner, or none. */
    Verdict WINNER =
            (candidate, heaps, firstWins) -> Audited.said(candidate, heaps) != (firstWins ? Said.FIRST : Said.SECOND);

    /** The same, but not where the candidate names none. */
    Verdict UNLESS_BROKEN =
            (candidate, heaps, firstWins) -> Audited.said(candidate, heaps) == (firstWins ? Said.SECOND : Said.FIRST);

    /** The same, but null and exceptions end it. */
    Verdict UNGUARDED = (candidate, heaps, firstWins) ->
            candidate.winningMove(new ArrayList<>(heaps)).isPresent() != firstWins;

    /** Whether this input counts. */
    boolean isMismatch(HeapGameSolver candidate, List<Integer> heaps, boolean firstWins);

    /** Counts what this one does not. */
    default Verdict negate() {
        return (candidate, heaps, firstWins) -> !isMismatch(candidate, heaps, firstWins);
    }
}
