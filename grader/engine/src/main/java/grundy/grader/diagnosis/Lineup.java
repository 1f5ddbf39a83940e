package grundy.grader.diagnosis;

import grundy.catalogue.Answer;
import grundy.catalogue.Case;
import grundy.catalogue.Check;
import grundy.catalogue.Exercise;
import grundy.catalogue.Family;
import grundy.catalogue.Finding;
import grundy.catalogue.Mistakes;
import grundy.catalogue.Mutant;
import grundy.catalogue.MutantPair;
import grundy.catalogue.Question;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
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

    /** Many mistakes give the same answers, and to judge one takes longer than to remember it. */
    private final Map<Given, Judgement> judgements = new ConcurrentHashMap<>();

    private final Mistakes mistakes;
    private final List<Known> singles;
    private final List<Suspect> lastResorts;
    private final Suspect anyMove;
    private @Nullable List<Pair> pairs;

    Lineup(Exercise exercise, List<Check> checks) {
        this.exercise = exercise;
        this.checks = List.copyOf(checks);
        for (Check check : checks) {
            for (Case asked : check.cases()) {
                places.computeIfAbsent(asked.question(), q -> new ArrayList<>()).add(cases.size());
                cases.add(asked);
            }
        }
        this.mistakes = exercise.mistakes();
        this.singles = mistakes.mutants().stream()
                .filter(mutant -> !mutant.equivalent())
                .map(this::known)
                .toList();
        this.lastResorts = suspects(mistakes.lastResorts().stream());
        this.anyMove = new Suspect(mistakes.anyMove());
    }

    /** A mistake, or two made at once, in all styles. */
    record Known(List<Mutant> faults, List<Suspect> styles) {}

    private Known known(Mutant mutant) {
        return new Known(
                List.of(mutant), suspects(Stream.concat(Stream.of(mutant.solver()), mutant.styles().stream())));
    }

    /** Two mistakes, and the one that has their values; null where neither has. */
    record Pair(Known known, @Nullable Mutant valuesOf) {}

    private Pair pair(MutantPair pair) {
        var known = new Known(List.of(pair.first(), pair.second()), suspects(pair.styles().stream()));
        return new Pair(known, pair.valuesOf());
    }

    private List<Suspect> suspects(Stream<Supplier<Object>> solvers) {
        return solvers.map(Suspect::new).toList();
    }

    /** Those with one mistake. */
    List<Known> singles() {
        return singles;
    }

    /** Those with two. */
    synchronized List<Pair> pairs() {
        if (pairs == null) {
            pairs = mistakes.pairs().get().stream().map(this::pair).toList();
        }
        return pairs;
    }

    /** What may be said where a mistake leaves nothing to answer; one solution does the same in all such cases. */
    List<Suspect> lastResorts() {
        return lastResorts;
    }

    /** Says which moves there are in such a case. */
    Suspect anyMove() {
        return anyMove;
    }

    /** Which known-wrong solutions no case tells apart. */
    List<Family> families() {
        return mistakes.families();
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

    /** An answer to the case at a place. */
    private record Given(int place, Answer answer) {}

    /** What an answer amounts to, and whether it is right. */
    private record Judgement(String said, boolean right) {}

    private Judgement judge(Given given) {
        Finding finding = cases.get(given.place()).judge().judge(given.answer());
        return new Judgement(finding.said(), finding.isRight());
    }

    /** A known-wrong solution under questioning. */
    final class Suspect {

        /** There are thousands of suspects, and of most of them a few verdicts are enough. */
        private static final int CHUNK = 64;

        private final Supplier<Object> maker;
        private @Nullable Object solver;

        /** By the case's place among all. Verdicts never change, so that it does no harm if one is found twice. */
        private final @Nullable Verdict[][] verdicts = new Verdict[(cases.size() + CHUNK - 1) / CHUNK][];

        Suspect(Supplier<Object> maker) {
            this.maker = maker;
        }

        /** What it may say in the case at this place. */
        Verdict at(int place) {
            Verdict before = before(place);
            return before == null ? ask(place) : before;
        }

        private @Nullable Verdict before(int place) {
            @Nullable Verdict[] chunk = verdicts[place / CHUNK];
            return chunk == null ? null : chunk[place % CHUNK];
        }

        /** One solver is asked by one thread at a time. All cases with the same question are settled at once. */
        private synchronized Verdict ask(int place) {
            if (solver == null) {
                solver = maker.get();
            }
            Question question = cases.get(place).question();
            List<Answer> answers = exercise.answers(solver, question);
            for (int same : places.getOrDefault(question, List.of())) {
                settle(same, answers);
            }
            Verdict found = before(place);
            if (found == null) {
                throw new IllegalStateException("a case is not among those of its question");
            }
            return found;
        }

        private void settle(int place, List<Answer> answers) {
            var said = new LinkedHashSet<String>();
            boolean right = false;
            for (Answer answer : answers) {
                Judgement judgement = judgements.computeIfAbsent(new Given(place, answer), Lineup.this::judge);
                said.add(judgement.said());
                right |= judgement.right();
            }
            var verdict = Verdict.of(said, right);
            Verdict first = distinct.putIfAbsent(verdict, verdict);
            if (verdicts[place / CHUNK] == null) {
                verdicts[place / CHUNK] = new Verdict[CHUNK];
            }
            verdicts[place / CHUNK][place % CHUNK] = first == null ? verdict : first;
        }
    }
}
