package grundy.grader.diagnosis;

import grundy.catalogue.Exercise;
import grundy.catalogue.JudgedCheck;
import grundy.catalogue.Mutant;
import grundy.grader.result.Diagnosis;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Names the known-wrong solutions that give the same wrong answers as a solution.
 *
 * <p>The numbers are counted over the exhaustive checks, so that they do not depend on the seed; where only random cases
 * went wrong, over those. A known-wrong solution is named if what it explains is at least {@link #THRESHOLD} of what it
 * should: {@code explains / (of + contradicts)}. Those that agree on every case of every check drive out all others.
 */
public final class Diagnostician {

    /** Below this share nothing is claimed. */
    public static final double THRESHOLD = 0.75;

    static final Comparator<Diagnosis> BEST_FIRST = Comparator.comparing((Diagnosis d) -> !d.agreesOnAll())
            .thenComparingInt(d -> d.contradicts() - d.explains());

    /** How many partial explanations are named at most. */
    private static final int MAX_PARTIAL = 3;

    private Diagnostician() {}

    /** The explanations, best first; empty where nothing is wrong, and where nothing explains enough of it. */
    public static List<Diagnosis> diagnose(Exercise exercise, List<JudgedCheck> checks) {
        var evidence = Evidence.of(checks);
        if (evidence.wrong() == 0) {
            return List.of();
        }
        var found = new ArrayList<Diagnosis>();
        for (Mutant mutant : exercise.mutants()) {
            if (!mutant.equivalent()) {
                evidence.compare(exercise, mutant).ifPresent(found::add);
            }
        }
        if (found.stream().anyMatch(Diagnosis::agreesOnAll)) {
            return found.stream().filter(Diagnosis::agreesOnAll).toList();
        }
        return found.stream().sorted(BEST_FIRST).limit(MAX_PARTIAL).toList();
    }
}
