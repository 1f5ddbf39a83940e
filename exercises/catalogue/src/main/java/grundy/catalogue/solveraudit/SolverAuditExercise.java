package grundy.catalogue.solveraudit;

import grundy.catalogue.Candidate;
import grundy.catalogue.Check;
import grundy.catalogue.Mistakes;
import grundy.catalogue.Mutant;
import grundy.catalogue.SpiExercise;
import grundy.catalogue.takeandsplit.TakeAndSplit;
import grundy.exercises.SolverAudit;
import java.util.HashMap;
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

    /** {@inheritDoc} What is wrong with a candidate is told by the title of its mistake in take-and-split. */
    @Override
    public Map<String, String> texts(String language) {
        var texts = new HashMap<>(super.texts(language));
        String mistaken = texts.getOrDefault(id() + ".explain.mistaken", "{0}");
        var game = new TakeAndSplit();
        Map<String, String> told = game.texts(language);
        for (Mutant mutant : game.mutants()) {
            String title = told.getOrDefault(game.id() + ".mutant." + mutant.id() + ".title", mutant.title());
            texts.put(id() + ".explain." + Candidates.KEY + mutant.id(), mistaken.replace("{0}", inHtml(title)));
        }
        return Map.copyOf(texts);
    }

    /** Titles are plain text, and sentences are HTML. */
    private static String inHtml(String title) {
        return title.replace("&", "&amp;").replace("<", "&lt;");
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
