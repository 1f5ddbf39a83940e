package grundy.grader.diagnosis;

import grundy.catalogue.Check;
import grundy.catalogue.Exercise;
import grundy.catalogue.JudgedCheck;
import grundy.grader.result.Diagnosis;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Names the known-wrong solutions that give the same wrong answers as a solution, the surest kind only:
 *
 * <ol>
 *   <li>those that say the same on every case of every check;
 *   <li>or else, where values are wrong, those with exactly the same values: the search for a move is then a matter of style;
 *   <li>or else those that explain at least {@link #THRESHOLD} of what they should, {@code explains / (of + contradicts)}, of
 *       the wrong values too where there are any. A mistake that changes values is never named where all values are right.
 * </ol>
 *
 * <p>One instance serves a class, from several threads at once: the known-wrong solutions are asked once.
 *
 * <p>The numbers are counted over the exhaustive checks, so that they do not depend on the seed; where only random cases
 * went wrong, over those.
 */
public final class Diagnostician {

    /** Below this share nothing is claimed. */
    public static final double THRESHOLD = 0.75;

    /** How many are named at most that agree only for the most part. */
    private static final int MAX_PARTIAL = 3;

    static final Comparator<Diagnosis> BEST_FIRST =
            Comparator.comparing(Diagnosis::agreement).thenComparingInt(d -> d.contradicts() - d.explains());

    private final Map<Exercise, Lineup> lineups = new ConcurrentHashMap<>();

    /** The explanations, best first; empty where nothing is wrong, and where nothing explains enough of it. */
    public List<Diagnosis> diagnose(Exercise exercise, List<JudgedCheck> checks) {
        var evidence = Evidence.of(checks);
        if (evidence.nothingWrong()) {
            return List.of();
        }
        List<Diagnosis> found = lineup(exercise, checks).known().stream()
                .flatMap(known -> evidence.compare(known).stream())
                .sorted(BEST_FIRST)
                .toList();
        if (found.isEmpty()) {
            return List.of();
        }
        return found.stream()
                .filter(d -> d.agreement() == found.get(0).agreement())
                .limit(found.get(0).agreement() == Diagnosis.Agreement.MOST ? MAX_PARTIAL : Long.MAX_VALUE)
                .toList();
    }

    /** The last one is kept: a class is asked the same cases. */
    private Lineup lineup(Exercise exercise, List<JudgedCheck> judged) {
        List<Check> checks = judged.stream().map(JudgedCheck::check).toList();
        return Objects.requireNonNull(lineups.compute(
                exercise, (e, last) -> last != null && last.isAbout(checks) ? last : new Lineup(e, checks)));
    }
}
