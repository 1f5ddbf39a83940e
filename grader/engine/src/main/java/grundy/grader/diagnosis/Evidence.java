package grundy.grader.diagnosis;

import grundy.catalogue.Answer;
import grundy.catalogue.Case;
import grundy.catalogue.Exercise;
import grundy.catalogue.Finding;
import grundy.catalogue.Judged;
import grundy.catalogue.JudgedCheck;
import grundy.catalogue.Mutant;
import grundy.catalogue.Question;
import grundy.grader.result.Diagnosis;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** A solution's answers, sorted for comparing. What was not asked says nothing. */
final class Evidence {

    /** The wrong answers that count, the right ones that count, and what does not count. */
    private final List<Judged> wrong = new ArrayList<>();

    private final List<Judged> right = new ArrayList<>();
    private final List<Judged> rest = new ArrayList<>();

    /** Whether they count or not: all values, and those among them that are wrong. */
    private final List<Judged> values = new ArrayList<>();

    private final List<Judged> wrongValues = new ArrayList<>();

    private Evidence() {}

    static Evidence of(List<JudgedCheck> checks) {
        boolean exhaustiveFails = checks.stream()
                .anyMatch(c -> c.check().isExhaustive() && !c.mismatches().isEmpty());
        var evidence = new Evidence();
        for (JudgedCheck judged : checks) {
            boolean counts = judged.check().isExhaustive() == exhaustiveFails;
            for (Judged one : judged.all()) {
                if (one.finding().kind() != Finding.Kind.NOT_RUN) {
                    evidence.add(one, counts);
                }
            }
        }
        return evidence;
    }

    private void add(Judged judged, boolean counts) {
        if (!counts) {
            rest.add(judged);
        } else if (judged.isRight()) {
            right.add(judged);
        } else {
            wrong.add(judged);
        }
        if (judged.asked().stratum() == Case.Stratum.VALUE) {
            values.add(judged);
            if (!judged.isRight()) {
                wrongValues.add(judged);
            }
        }
    }

    boolean nothingWrong() {
        return wrong.isEmpty();
    }

    /** What a known-wrong solution explains, written in the style that explains most; empty where that is too little. */
    Optional<Diagnosis> compare(Exercise exercise, Mutant mutant) {
        return Stream.concat(Stream.of(mutant.solver()), mutant.styles().stream())
                .flatMap(style -> compare(mutant, new Suspect(exercise, style.get())).stream())
                .min(Diagnostician.BEST_FIRST);
    }

    private Optional<Diagnosis> compare(Mutant mutant, Suspect suspect) {
        boolean sameValues = values.stream().allMatch(suspect::saysTheSame);
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
    private Optional<Tally> tally(Suspect suspect, boolean inAnyCase) {
        int explains = 0;
        int contradicts = 0;
        for (int i = 0; i < wrong.size(); i++) {
            if (suspect.saysTheSame(wrong.get(i))) {
                explains++;
            } else if (!suspect.finding(wrong.get(i)).isRight()) {
                contradicts++;
            }
            if (!inAnyCase && tooLittle(explains + wrong.size() - 1 - i, contradicts)) {
                return Optional.empty();
            }
        }
        for (Judged answer : right) {
            contradicts += suspect.finding(answer).isRight() ? 0 : 1;
            if (!inAnyCase && tooLittle(explains, contradicts)) {
                return Optional.empty();
            }
        }
        return Optional.of(new Tally(explains, contradicts));
    }

    private Diagnosis.Agreement agreement(Tally tally, Suspect suspect, boolean valuesExplain) {
        boolean onAllThatCounts = tally.explains == wrong.size() && tally.contradicts == 0;
        if (onAllThatCounts && rest.stream().allMatch(suspect::saysTheSame)) {
            return Diagnosis.Agreement.EVERY_CASE;
        }
        return valuesExplain ? Diagnosis.Agreement.EVERY_VALUE : Diagnosis.Agreement.MOST;
    }

    private record Tally(int explains, int contradicts) {}

    /** Whether enough of the wrong values are explained; a mistake that changes values explains none where all are right. */
    private boolean explainsValues(Suspect suspect) {
        long explained = wrongValues.stream().filter(suspect::saysTheSame).count();
        return explained > 0 && explained >= Diagnostician.THRESHOLD * wrongValues.size();
    }

    private boolean tooLittle(int explains, int contradicts) {
        return explains < Diagnostician.THRESHOLD * (wrong.size() + contradicts);
    }

    /** A known-wrong solution under questioning; each question is put once. */
    private record Suspect(Exercise exercise, Object solver, Map<Question, Answer> answers) {

        Suspect(Exercise exercise, Object solver) {
            this(exercise, solver, new HashMap<>());
        }

        Finding finding(Judged judged) {
            Answer answer =
                    answers.computeIfAbsent(judged.asked().question(), question -> exercise.ask(solver, question));
            return judged.asked().judge().judge(answer);
        }

        boolean saysTheSame(Judged judged) {
            return finding(judged).said().equals(judged.finding().said());
        }
    }
}
