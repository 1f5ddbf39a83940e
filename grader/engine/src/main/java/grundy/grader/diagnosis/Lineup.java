package grundy.grader.diagnosis;

import grundy.catalogue.Answer;
import grundy.catalogue.Case;
import grundy.catalogue.Check;
import grundy.catalogue.Exercise;
import grundy.catalogue.Finding;
import grundy.catalogue.Mutant;
import grundy.catalogue.Question;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The known-wrong solutions of an exercise and what they say in some checks. Each is asked once, when somebody first wants to
 * know, however many submissions are compared with them. Safe for use by several threads.
 */
final class Lineup {

    private final Exercise exercise;
    private final List<Check> checks;
    private final List<Case> cases = new ArrayList<>();
    private final Map<Question, List<Integer>> places = new HashMap<>();

    /** Thousands of verdicts are one of a few. */
    private final Map<Verdict, Verdict> distinct = new ConcurrentHashMap<>();

    private final List<Known> known;

    Lineup(Exercise exercise, List<Check> checks) {
        this.exercise = exercise;
        this.checks = List.copyOf(checks);
        for (Check check : checks) {
            for (Case asked : check.cases()) {
                places.computeIfAbsent(asked.question(), q -> new ArrayList<>()).add(cases.size());
                cases.add(asked);
            }
        }
        this.known = exercise.mutants().stream()
                .filter(mutant -> !mutant.equivalent())
                .map(this::known)
                .toList();
    }

    /** A known-wrong solution in all its styles. */
    record Known(Mutant mutant, List<Suspect> styles) {}

    /** Whether its answer to a case is right, and what it amounts to, as in {@link Finding}. */
    record Verdict(String said, boolean right) {}

    private Known known(Mutant mutant) {
        List<Suspect> styles = Stream.concat(Stream.of(mutant.solver()), mutant.styles().stream())
                .map(style -> new Suspect(style.get()))
                .toList();
        return new Known(mutant, styles);
    }

    List<Known> known() {
        return known;
    }

    /** Whether it is about these checks: the same ones, not some that are alike. */
    boolean isAbout(List<Check> others) {
        if (checks.size() != others.size()) {
            return false;
        }
        for (int i = 0; i < checks.size(); i++) {
            if (checks.get(i).cases() != others.get(i).cases()) {
                return false;
            }
        }
        return true;
    }

    /** A known-wrong solution under questioning. */
    final class Suspect {

        private final Object solver;

        /** By the case's place among all. Verdicts never change, so that it does no harm if one is found twice. */
        private final @Nullable Verdict[] verdicts = new Verdict[cases.size()];

        Suspect(Object solver) {
            this.solver = solver;
        }

        /** What it says in the case at this place. */
        Verdict at(int place) {
            Verdict before = verdicts[place];
            return before == null ? ask(place) : before;
        }

        /** One solver is asked by one thread at a time. All cases with the same question are settled at once. */
        private synchronized Verdict ask(int place) {
            Question question = cases.get(place).question();
            Answer answer = exercise.ask(solver, question);
            for (int same : places.getOrDefault(question, List.of())) {
                Finding finding = cases.get(same).judge().judge(answer);
                var verdict = new Verdict(finding.said(), finding.isRight());
                Verdict first = distinct.putIfAbsent(verdict, verdict);
                verdicts[same] = first == null ? verdict : first;
            }
            Verdict found = verdicts[place];
            if (found == null) {
                throw new IllegalStateException("a case is not among those of its question");
            }
            return found;
        }
    }
}
