package grundy.catalogue.solveraudit;

import grundy.catalogue.Candidate;
import grundy.catalogue.Check;
import grundy.catalogue.Mistakes;
import grundy.catalogue.Mutant;
import grundy.catalogue.SpiExercise;
import grundy.exercises.SolverAudit;
import java.util.List;
import java.util.Map;

/** Hands-on step 4 of the lesson: a full search that audits somebody's solver of take-and-split. */
public final class SolverAuditExercise extends SpiExercise<SolverAudit> {

    private final AuditChecks checks = new AuditChecks();

    /** Found by the service loader. */
    public SolverAuditExercise() {
        super("solver-audit", SolverAudit.class, Map.of(AuditChecks.METHOD, SolverAuditExercise::audit));
    }

    /** What an audit in this process says to a question. */
    static int audit(SolverAudit solution, List<Object> arguments) {
        var candidate = (Candidate) arguments.get(0);
        return solution.mismatches(candidate.solver(), (Integer) arguments.get(1), (Integer) arguments.get(2));
    }

    @Override
    protected List<Check> makeChecks(long seed) {
        return checks.all(seed);
    }

    @Override
    protected Mistakes makeMistakes() {
        return Mistakes.of(AuditMutants.all().stream().map(this::mutant).toList(), List.of());
    }

    private Mutant mutant(AuditMutants.Known known) {
        return known.isHarmless() ? equivalent(known.id(), known.maker()) : mutant(known.id(), known.maker());
    }
}
