package grundy.grader.diagnosis;

import grundy.catalogue.Answer;
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

/** A solution's answers, sorted for comparing: the wrong ones that count, the other ones that count, and the rest. */
final class Evidence {

    private final List<Judged> wrong = new ArrayList<>();
    private final List<Judged> other = new ArrayList<>();
    private final List<Judged> rest = new ArrayList<>();

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
            other.add(judged);
        } else {
            wrong.add(judged);
        }
    }

    /** How many wrong answers there are to explain. */
    int wrong() {
        return wrong.size();
    }

    /** What a known-wrong solution explains, written in the style that explains most; empty where that is too little. */
    Optional<Diagnosis> compare(Exercise exercise, Mutant mutant) {
        return Stream.concat(Stream.of(mutant.solver()), mutant.styles().stream())
                .flatMap(style -> compare(mutant, new Suspect(exercise, style.get())).stream())
                .min(Diagnostician.BEST_FIRST);
    }

    private Optional<Diagnosis> compare(Mutant mutant, Suspect suspect) {
        int explains = 0;
        int contradicts = 0;
        for (int i = 0; i < wrong.size(); i++) {
            Finding theirs = suspect.finding(wrong.get(i));
            if (theirs.said().equals(wrong.get(i).finding().said())) {
                explains++;
            } else if (!theirs.isRight()) {
                contradicts++;
            }
            if (tooLittle(explains + wrong.size() - 1 - i, contradicts)) {
                return Optional.empty();
            }
        }
        for (Judged right : other) {
            if (!suspect.finding(right).isRight()) {
                contradicts++;
                if (tooLittle(explains, contradicts)) {
                    return Optional.empty();
                }
            }
        }
        boolean all = explains == wrong.size() && contradicts == 0 && suspect.saysTheSameOn(rest);
        return Optional.of(
                new Diagnosis(mutant.id(), mutant.title(), mutant.story(), explains, wrong.size(), contradicts, all));
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

        boolean saysTheSameOn(List<Judged> judged) {
            return judged.stream()
                    .allMatch(j -> finding(j).said().equals(j.finding().said()));
        }
    }
}
