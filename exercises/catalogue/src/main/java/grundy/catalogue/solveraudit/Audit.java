package grundy.catalogue.solveraudit;

import grundy.exercises.HeapGameSolver;
import grundy.exercises.SolverAudit;
import java.util.List;

/**
 * An audit in its three parts, each of which may be mistaken.
 *
 * @param inputs what the candidate is asked
 * @param oracle what it is held against
 * @param verdict when it is wrong
 */
record Audit(Asked inputs, Oracle oracle, Verdict verdict) implements SolverAudit {

    @Override
    public int mismatches(HeapGameSolver candidate, int maxHeaps, int maxSize) {
        int wrong = 0;
        for (List<Integer> heaps : inputs.within(maxHeaps, maxSize)) {
            wrong += verdict.isMismatch(candidate, heaps, oracle.firstPlayerWins(candidate, heaps)) ? 1 : 0;
        }
        return wrong;
    }

    /** One that asks others. */
    Audit asking(Asked others) {
        return new Audit(others, oracle, verdict);
    }

    /** One with another oracle. */
    Audit trusting(Oracle other) {
        return new Audit(inputs, other, verdict);
    }

    /** One that judges otherwise. */
    Audit judging(Verdict other) {
        return new Audit(inputs, oracle, other);
    }
}
