package grundy.grader.diagnosis;

import grundy.catalogue.Mutant;
import grundy.grader.result.Diagnosis.Agreement;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A mistake, or two, in the style that says most of what was said.
 *
 * @param explains how many of the wrong answers that count
 * @param contradicts where it would say something else, among the answers that count
 * @param misses how many of all answers it would not give, whether they count or not
 * @param openness how much the style leaves open, in bits
 * @param free in how many cases it allows anything
 */
record Match(
        List<Mutant> faults,
        Style style,
        Agreement agreement,
        int explains,
        int contradicts,
        int misses,
        double openness,
        int free) {

    /** What explains more stands before what explains less, and what leaves less open before what leaves more. */
    private static final Comparator<Match> BEST_FIRST = Comparator.comparing(Match::agreement)
            .thenComparingInt(Match::misses)
            .thenComparingDouble(Match::openness);

    /** How much more may be left open than by the best, in bits: twice as likely is no difference. */
    private static final double SAME_OPENNESS = 1;

    /** Orders what was found, and leaves out what is not as good as the best, where that agrees on every case. */
    static List<Match> best(List<Match> found) {
        Optional<Match> best = found.stream().min(BEST_FIRST);
        return found.stream()
                .filter(match -> best.filter(match::isAsGoodAs).isPresent())
                .sorted(BEST_FIRST)
                .toList();
    }

    /** Whether it gives every answer, and none else. */
    boolean isExact() {
        return agreement == Agreement.EVERY_CASE && openness == 0;
    }

    private boolean isAsGoodAs(Match best) {
        return agreement == best.agreement
                && (agreement != Agreement.EVERY_CASE || openness <= best.openness + SAME_OPENNESS);
    }

    /** The better of two. */
    static Match better(Match one, Match other) {
        return BEST_FIRST.compare(one, other) <= 0 ? one : other;
    }
}
