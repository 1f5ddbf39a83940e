package grundy.catalogue.solveraudit;

import grundy.exercises.HeapGameSolver;
import grundy.exercises.SolverAudit;
import grundy.games.OctalGame;
import java.util.List;
import java.util.function.Supplier;

/** The known-wrong audits: each is a right one with one part changed. What people read of them is a text. */
final class AuditMutants {

    private AuditMutants() {}

    /**
     * A known mistake.
     *
     * @param maker makes a fresh audit that makes it
     * @param isHarmless whether all counts are right
     */
    record Known(String id, boolean isHarmless, Supplier<SolverAudit> maker) {}

    static List<Known> all() {
        return List.of(
                wrong("always-zero", () -> (candidate, maxHeaps, maxSize) -> 0),
                wrong("counts-combinations", () -> right().asking(Asked.COMBINATIONS)),
                wrong("skips-empty-heaps", () -> right().asking(Asked.NO_EMPTY_HEAPS)),
                wrong("loop-one-short", () -> right().asking(Asked.SMALLER_SIZES)),
                wrong("most-heaps-only", () -> right().asking(Asked.MOST_HEAPS)),
                wrong("lesson-limits-only", () -> right().asking((heaps, size) -> Inputs.upTo(3, 8))),
                wrong("trusts-own-values", () -> right().trusting(Oracle.OWN_VALUES)),
                wrong("sum-for-search", () -> right().trusting(Oracle.bySum(Search.GAME))),
                wrong("sizes-for-search", () -> right().trusting(Oracle.SIZES)),
                wrong("search-without-splits", () -> right().trusting(Oracle.searching(OctalGame.parse("0.33")))),
                wrong("misere-search", () -> right().trusting(Oracle.searchingMisere(Search.GAME))),
                wrong("broken-not-counted", () -> right().judging(Verdict.UNLESS_BROKEN)),
                wrong("broken-ends-audit", () -> right().judging(Verdict.UNGUARDED)),
                wrong("audits-moves-too", () -> right().judging(new WinnerAndMove())),
                wrong("stops-at-first", () -> AuditMutants::atMostOne),
                wrong("counts-the-right-ones", () -> right().judging(Verdict.WINNER.negate())),
                new Known("xor-for-search", true, () -> right().trusting(Oracle.byXor(Search.GAME))));
    }

    private static Known wrong(String id, Supplier<SolverAudit> maker) {
        return new Known(id, false, maker);
    }

    private static Audit right() {
        return new Audit(Inputs::upTo, Oracle.searching(Search.GAME), Verdict.WINNER);
    }

    private static int atMostOne(HeapGameSolver candidate, int maxHeaps, int maxSize) {
        return Math.min(1, right().mismatches(candidate, maxHeaps, maxSize));
    }
}
