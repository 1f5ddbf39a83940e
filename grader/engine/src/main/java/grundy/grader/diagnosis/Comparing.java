package grundy.grader.diagnosis;

import grundy.catalogue.Mutant;
import grundy.grader.diagnosis.Lineup.Known;
import grundy.grader.diagnosis.Lineup.Suspect;
import grundy.grader.result.Diagnosis.Agreement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

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
        List<Match> found = best(lineup.singles(), this::onEveryCase);
        if (found.isEmpty()) {
            found = withoutLastResort(best(pairs(), this::onEveryCase));
        }
        if (found.isEmpty() && evidence.someValueIsWrong()) {
            found = best(lineup.singles(), this::onEveryValue);
        }
        return found.isEmpty() && !evidence.mostlyFailures()
                ? best(lineup.singles(), this::onMost).stream()
                        .limit(MAX_PARTIAL)
                        .toList()
                : found;
    }

    /** Those two at a time that may have the values that were given. */
    private List<Known> pairs() {
        Set<String> sameValues = lineup.singles().stream()
                .filter(this::mayHaveTheValues)
                .map(known -> known.faults().get(0).id())
                .collect(Collectors.toSet());
        return lineup.pairs().stream()
                .filter(pair -> pair.valuesOf() == null
                        || sameValues.contains(pair.valuesOf().id()))
                .map(Lineup.Pair::known)
                .toList();
    }

    /**
     * Two mistakes that settle every answer are enough; beside them, others agree only because their search finds nothing and
     * the rest is said in their place.
     */
    private static List<Match> withoutLastResort(List<Match> pairs) {
        List<Match> settled = pairs.stream()
                .filter(match -> !match.style().wasAtItsLastResort())
                .toList();
        return settled.isEmpty() ? pairs : settled;
    }

    private boolean mayHaveTheValues(Known known) {
        return known.styles().stream().anyMatch(suspect -> evidence.sameValues(Style.withAnyMove(suspect, lineup)));
    }

    private static List<Match> best(List<Known> all, Function<Known, Optional<Match>> compare) {
        return Match.best(
                all.stream().flatMap(one -> compare.apply(one).stream()).toList());
    }

    private Optional<Match> onEveryCase(Known known) {
        var found = new ArrayList<Match>();
        for (Suspect suspect : known.styles()) {
            Optional<Match> match = onEveryCase(known, suspect);
            match.ifPresent(found::add);
            if (match.isPresent() && match.get().openness() == 0) {
                break;
            }
        }
        return found.stream().reduce(Match::better);
    }

    /** Last of all, any move may be answered where the mistake leaves nothing to answer. */
    private Optional<Match> onEveryCase(Known known, Suspect suspect) {
        for (Suspect lastResort : lineup.lastResorts()) {
            var style = Style.withLastResort(suspect, lastResort);
            Optional<Match> match = evidence.fit(style).map(fit -> onEveryCase(known.faults(), style, fit));
            if (match.isPresent() || !style.wasAtItsLastResort()) {
                return match;
            }
        }
        var style = Style.withAnyMove(suspect, lineup);
        return evidence.fit(style)
                .filter(fit -> fit.isNoChance(evidence.unsettled(lineup.anyMove())))
                .map(fit -> onEveryCase(known.faults(), style, fit));
    }

    private Match onEveryCase(List<Mutant> faults, Style style, Fit fit) {
        return match(faults, style, Agreement.EVERY_CASE, new Evidence.Tally(evidence.wrong(), 0, 0, fit));
    }

    private Optional<Match> onEveryValue(Known known) {
        return known.styles().stream()
                .filter(suspect -> evidence.sameValues(Style.withAnyMove(suspect, lineup)))
                .flatMap(suspect -> tallied(known, suspect, Agreement.EVERY_VALUE, 0).stream())
                .reduce(Match::better);
    }

    private Optional<Match> onMost(Known known) {
        return known.styles().stream()
                .filter(this::valuesFit)
                .flatMap(suspect -> tallied(known, suspect, Agreement.MOST, SHARE).stream())
                .reduce(Match::better);
    }

    private boolean valuesFit(Suspect suspect) {
        var style = Style.withAnyMove(suspect, lineup);
        return evidence.sameValues(style) || evidence.explainsValues(style, SHARE);
    }

    private Optional<Match> tallied(Known known, Suspect suspect, Agreement agreement, double share) {
        return lineup.lastResorts().stream()
                .map(lastResort -> Style.withLastResort(suspect, lastResort))
                .flatMap(style ->
                        evidence
                                .tally(style, share)
                                .map(tally -> match(known.faults(), style, agreement, tally))
                                .stream())
                .reduce(Match::better);
    }

    private static Match match(List<Mutant> faults, Style style, Agreement agreement, Evidence.Tally tally) {
        return new Match(
                faults,
                style,
                agreement,
                tally.explains(),
                tally.contradicts(),
                tally.misses(),
                tally.fit().openness(),
                tally.fit().free());
    }
}
