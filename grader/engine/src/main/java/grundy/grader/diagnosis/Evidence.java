package grundy.grader.diagnosis;

import grundy.catalogue.Case;
import grundy.catalogue.Finding;
import grundy.catalogue.Judged;
import grundy.catalogue.JudgedCheck;
import grundy.catalogue.Mutant;
import grundy.grader.result.Diagnosis;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A solution's answers, sorted for comparing. What was not asked says nothing. */
final class Evidence {

    /** The wrong answers that count, the right ones that count, and what does not count. */
    private final List<Said> wrong = new ArrayList<>();

    private final List<Said> right = new ArrayList<>();
    private final List<Said> rest = new ArrayList<>();

    /** Whether they count or not: all values, and those among them that are wrong. */
    private final List<Said> values = new ArrayList<>();

    private final List<Said> wrongValues = new ArrayList<>();

    private Evidence() {}

    static Evidence of(List<JudgedCheck> checks) {
        boolean exhaustiveFails = checks.stream()
                .anyMatch(c -> c.check().isExhaustive() && !c.mismatches().isEmpty());
        var evidence = new Evidence();
        int place = 0;
        for (JudgedCheck judged : checks) {
            boolean counts = judged.check().isExhaustive() == exhaustiveFails;
            for (Judged one : judged.all()) {
                if (one.finding().kind() != Finding.Kind.NOT_RUN) {
                    evidence.add(one, new Said(place, one.finding().said()), counts);
                }
                place++;
            }
        }
        return evidence;
    }

    /**
     * What a solution said.
     *
     * @param place of the case among all cases of all checks
     */
    private record Said(int place, String said) {

        boolean isSaidBy(Lineup.Suspect suspect) {
            return suspect.at(place).said().equals(said);
        }
    }

    private void add(Judged judged, Said said, boolean counts) {
        if (!counts) {
            rest.add(said);
        } else if (judged.isRight()) {
            right.add(said);
        } else {
            wrong.add(said);
        }
        if (judged.asked().stratum() == Case.Stratum.VALUE) {
            values.add(said);
            if (!judged.isRight()) {
                wrongValues.add(said);
            }
        }
    }

    boolean nothingWrong() {
        return wrong.isEmpty();
    }

    /** What a known-wrong solution explains, written in the style that explains most; empty where that is too little. */
    Optional<Diagnosis> compare(Lineup.Known known) {
        return known.styles().stream()
                .flatMap(style -> compare(known.mutant(), style).stream())
                .min(Diagnostician.BEST_FIRST);
    }

    private Optional<Diagnosis> compare(Mutant mutant, Lineup.Suspect suspect) {
        boolean sameValues = values.stream().allMatch(said -> said.isSaidBy(suspect));
        boolean valuesExplain = sameValues && !wrongValues.isEmpty();
        if (!sameValues && !explainsValues(suspect)) {
            return Optional.empty();
        }
        return tally(suspect, valuesExplain)
                .map(tally -> new Diagnosis(
                        mutant.id(),
                        mutant.title(),
                        mutant.story(),
                        tally.explains,
                        wrong.size(),
                        tally.contradicts,
                        agreement(tally, suspect, valuesExplain)));
    }

    /** Counts; empty as soon as it can only be too little, unless the counts are wanted in any case. */
    private Optional<Tally> tally(Lineup.Suspect suspect, boolean inAnyCase) {
        int explains = 0;
        int contradicts = 0;
        for (int i = 0; i < wrong.size(); i++) {
            if (wrong.get(i).isSaidBy(suspect)) {
                explains++;
            } else if (!suspect.at(wrong.get(i).place()).right()) {
                contradicts++;
            }
            if (!inAnyCase && tooLittle(explains + wrong.size() - 1 - i, contradicts)) {
                return Optional.empty();
            }
        }
        for (Said answer : right) {
            contradicts += suspect.at(answer.place()).right() ? 0 : 1;
            if (!inAnyCase && tooLittle(explains, contradicts)) {
                return Optional.empty();
            }
        }
        return Optional.of(new Tally(explains, contradicts));
    }

    private Diagnosis.Agreement agreement(Tally tally, Lineup.Suspect suspect, boolean valuesExplain) {
        boolean onAllThatCounts = tally.explains == wrong.size() && tally.contradicts == 0;
        if (onAllThatCounts && rest.stream().allMatch(said -> said.isSaidBy(suspect))) {
            return Diagnosis.Agreement.EVERY_CASE;
        }
        return valuesExplain ? Diagnosis.Agreement.EVERY_VALUE : Diagnosis.Agreement.MOST;
    }

    private record Tally(int explains, int contradicts) {}

    /** Whether enough of the wrong values are explained; a mistake that changes values explains none where all are right. */
    private boolean explainsValues(Lineup.Suspect suspect) {
        long explained =
                wrongValues.stream().filter(said -> said.isSaidBy(suspect)).count();
        return explained > 0 && explained >= Diagnostician.THRESHOLD * wrongValues.size();
    }

    private boolean tooLittle(int explains, int contradicts) {
        return explains < Diagnostician.THRESHOLD * (wrong.size() + contradicts);
    }
}
