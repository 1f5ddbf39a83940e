package grundy.grader.diagnosis;

import grundy.grader.diagnosis.Lineup.Known;
import grundy.grader.result.Diagnosis.Agreement;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Compares a solution's answers with the known-wrong solutions, from the surest kind of agreement to the least sure. */
final class Comparing {

    /** Below this share of what is to be explained nothing is claimed. */
    static final double SHARE = 0.85;

    /** How many are named at most that agree only for the most part. */
    private static final int MAX_PARTIAL = 3;

    private final Evidence evidence;
    private final Lineup lineup;

    Comparing(Evidence evidence, Lineup lineup) {
        this.evidence = evidence;
        this.lineup = lineup;
    }

    /** The best explanations, best first; may be empty. */
    List<Match> best() {
        List<Match> found = all(lineup.singles(), this::onEveryCase);
        if (found.isEmpty()) {
            found = all(lineup.pairs(), this::onEveryCase);
        }
        if (found.isEmpty() && evidence.someValueIsWrong()) {
            found = all(lineup.singles(), this::onEveryValue);
        }
        return found.isEmpty()
                ? all(lineup.singles(), this::onMost).stream()
                        .limit(MAX_PARTIAL)
                        .toList()
                : found;
    }

    private List<Match> all(List<Known> known, Function<Candidate, Optional<Match>> compare) {
        return Match.best(
                known.stream().flatMap(one -> best(one, compare).stream()).toList());
    }

    /** A mistake in a style. */
    private record Candidate(Known known, Style style) {
        Match match(Agreement agreement, int explains, int contradicts, double openness) {
            return new Match(known.faults(), style, agreement, explains, contradicts, openness);
        }
    }

    private Optional<Match> best(Known known, Function<Candidate, Optional<Match>> compare) {
        Optional<Match> best = Optional.empty();
        for (Lineup.Suspect suspect : known.styles()) {
            for (Lineup.Suspect lastResort : lineup.lastResorts()) {
                var style = new Style(suspect, lastResort);
                best = Match.better(best, compare.apply(new Candidate(known, style)));
                if (!style.wasAtItsLastResort()) {
                    break;
                }
            }
        }
        return best;
    }

    private Optional<Match> onEveryCase(Candidate candidate) {
        var open = evidence.agreement(candidate.style);
        return open.isEmpty()
                ? Optional.empty()
                : Optional.of(candidate.match(Agreement.EVERY_CASE, evidence.wrong(), 0, open.getAsDouble()));
    }

    private Optional<Match> onEveryValue(Candidate candidate) {
        return evidence.sameValues(candidate.style)
                ? evidence.tally(candidate.style, 0)
                        .map(tally -> candidate.match(Agreement.EVERY_VALUE, tally.explains(), tally.contradicts(), 0))
                : Optional.empty();
    }

    private Optional<Match> onMost(Candidate candidate) {
        boolean valuesFit = evidence.sameValues(candidate.style) || evidence.explainsValues(candidate.style, SHARE);
        return valuesFit
                ? evidence.tally(candidate.style, SHARE)
                        .map(tally -> candidate.match(Agreement.MOST, tally.explains(), tally.contradicts(), 0))
                : Optional.empty();
    }
}
