package grundy.grader.diagnosis;

import grundy.catalogue.Check;
import grundy.catalogue.Exercise;
import grundy.catalogue.JudgedCheck;
import grundy.grader.result.Diagnosis;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Names the known-wrong solutions that give the same wrong answers as a solution, the surest kind only:
 *
 * <ol>
 *   <li>those that say the same on every case of every check;
 *   <li>or else those with two mistakes that do;
 *   <li>or else, where values are wrong, those with exactly the same values: the search for a move is then another matter;
 *   <li>or else those that explain at least {@link Comparing#SHARE} of what they should, {@code explains / (of +
 *       contradicts)}, of the wrong values too where there are any. A mistake that changes values is never named where all
 *       values are right.
 * </ol>
 *
 * <p>Of those that say the same on every case, only those are named that leave no more open than the best: a mistake that may
 * be followed by any of several moves explains less than one that must be followed by this one.
 *
 * <p>One instance serves a class, from several threads at once: the known-wrong solutions are asked once.
 *
 * <p>The numbers are counted over the exhaustive checks, so that they do not depend on the seed; where only random cases
 * went wrong, over those.
 */
public final class Diagnostician {

    private final Map<Exercise, Lineup> lineups = new ConcurrentHashMap<>();

    /** The explanations, best first; empty where nothing is wrong, and where nothing explains enough of it. */
    public List<Diagnosis> diagnose(Exercise exercise, List<JudgedCheck> checks) {
        var evidence = Evidence.of(checks);
        if (evidence.isTooLittle()) {
            return List.of();
        }
        var lineup = lineup(exercise, checks);
        return new Naming(evidence, lineup).all(new Comparing(evidence, lineup).best());
    }

    /** The last one is kept: a class is asked the same cases. */
    private Lineup lineup(Exercise exercise, List<JudgedCheck> judged) {
        List<Check> checks = judged.stream().map(JudgedCheck::check).toList();
        return Objects.requireNonNull(lineups.compute(
                exercise, (e, last) -> last != null && last.isAbout(checks) ? last : new Lineup(e, checks)));
    }
}
