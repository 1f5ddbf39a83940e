package grundy.catalogue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What holds of every exercise that is made with {@link SpiExercise}. The tests of each add what its game says. */
public abstract class SpiExerciseContract extends DescribedExerciseContract {

    /** A right solution. */
    protected abstract Object right();

    /** How many cases of each check, in their order, catch a known-wrong solution. */
    protected abstract Map<String, List<Integer>> killed();

    /** Judges a solver's answers to every case of a check. */
    protected final List<Judged> judge(Check check, Object solver) {
        return check.cases().stream()
                .map(asked -> Judged.of(asked, exercise().ask(solver, asked.question())))
                .toList();
    }

    /** The check with this id. */
    protected final Check check(String id) {
        return exercise().checks(SEED).stream()
                .filter(check -> check.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    /** The known-wrong solution with this id. */
    protected final Object wrong(String id) {
        return exercise().mutants().stream()
                .filter(mutant -> mutant.id().equals(id))
                .findFirst()
                .orElseThrow()
                .solver()
                .get();
    }

    /** The explanation of a solver's first wrong answer in a check. */
    protected final Explanation.Worked firstExplanation(String check, Object solver) {
        List<Judged> all = judge(check(check), solver);
        Judged failed =
                all.stream().filter(judged -> !judged.isRight()).findFirst().orElseThrow();
        return (Explanation.Worked)
                check(check).explainer().explain(failed, all, true).orElseThrow();
    }

    @Test
    void rightSolutionGetsEverythingRight() {
        for (long seed : new long[] {SEED, 7}) {
            for (Check check : exercise().checks(seed)) {
                for (Judged judged : judge(check, right())) {
                    assertTrue(judged.isRight(), () -> judged.asked().input() + ": " + judged.finding());
                }
            }
        }
    }

    @Test
    void everyKnownWrongSolutionIsKilledByTheseNumbersOfCases() {
        Map<String, List<Integer>> found = new HashMap<>();
        for (Mutant mutant : exercise().mutants()) {
            Object solver = mutant.solver().get();
            found.put(
                    mutant.id(),
                    exercise().checks(SEED).stream()
                            .map(check -> (int) judge(check, solver).stream()
                                    .filter(judged -> !judged.isRight())
                                    .count())
                            .toList());
            int sum =
                    found.get(mutant.id()).stream().mapToInt(Integer::intValue).sum();
            assertEquals(mutant.equivalent(), sum == 0, mutant.id());
        }
        assertEquals(killed(), found);
        assertTrue(found.size() >= 5, "five mistakes at least");
    }

    @Test
    void knownWrongSolutionsDifferUnlessTheyAreAFamily() {
        Map<List<String>, Set<String>> alike = new HashMap<>();
        for (Mutant mutant : exercise().mutants()) {
            Object solver = mutant.solver().get();
            List<String> said = exercise().checks(SEED).stream()
                    .flatMap(check -> judge(check, solver).stream())
                    .map(judged -> judged.finding().said())
                    .toList();
            alike.computeIfAbsent(said, s -> new TreeSet<>()).add(mutant.id());
        }
        Set<Set<String>> families = new HashSet<>();
        exercise().mistakes().families().forEach(family -> families.add(new TreeSet<>(family.mutants())));
        alike.values().removeIf(ids -> ids.size() == 1);
        assertEquals(families, new HashSet<>(alike.values()));
    }

    @Test
    void marksAreOfAHundredAndTheSameAnswerToEverythingEarnsNothing() {
        assertEquals(
                100, exercise().checks(SEED).stream().mapToInt(Check::weight).sum());
        for (Check check : exercise().checks(SEED)) {
            List<Judged> first = judge(check, right());
            for (Answer answer : Stream.concat(
                            first.stream().map(Judged::answer), Stream.of(new Answer.NotAsked("not written")))
                    .distinct()
                    .limit(50)
                    .toList()) {
                List<Judged> same = check.cases().stream()
                        .map(asked -> Judged.of(asked, answer))
                        .toList();
                assertTrue(
                        check.marking().share(same).right() * 100
                                <= check.marking().share(same).of(),
                        () -> check.id() + " earns with " + answer);
            }
        }
    }

    @Test
    void sameSeedGivesTheSameCasesAndAnotherOthers() {
        assertEquals(questions(exercise().checks(SEED)), questions(exercise().checks(SEED)));
        assertNotEquals(questions(exercise().checks(SEED)), questions(exercise().checks(7)));
        for (Check check : exercise().checks(SEED)) {
            boolean same = questions(List.of(check)).equals(questions(List.of(check(7, check.id()))));
            assertEquals(check.isExhaustive(), same, check.id());
        }
    }

    private Check check(long seed, String id) {
        return exercise().checks(seed).stream()
                .filter(check -> check.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static List<Question> questions(List<Check> checks) {
        return checks.stream()
                .flatMap(check -> check.cases().stream())
                .map(Case::question)
                .toList();
    }

    @Test
    void questionsAreWithinTheWiresLimits() {
        for (Check check : exercise().checks(SEED)) {
            for (Case asked : check.cases()) {
                assertTrue(elements(asked.question().arguments()) <= 10_000, asked.input()::toString);
                if (exercise().ask(right(), asked.question()) instanceof Answer.Returned right) {
                    assertTrue(elements(right.value()) <= 2_000, asked.input()::toString);
                }
                assertTrue(asked.input().toString().length() <= 200, asked.input()::toString);
            }
        }
    }

    private static int elements(@Nullable Object value) {
        if (value instanceof Optional<?> optional) {
            return optional.map(SpiExerciseContract::elements).orElse(1);
        }
        return value instanceof List<?> list
                ? list.size()
                        + list.stream().mapToInt(SpiExerciseContract::elements).sum()
                : 0;
    }

    @Test
    void shrinkingGoesDownAndEnds() {
        for (Check check : exercise().checks(SEED)) {
            for (Case asked : check.cases().stream().limit(12).toList()) {
                Case at = asked;
                for (int step = 0; step < 1_000; step++) {
                    List<Case> smaller = check.shrinker().smaller(at);
                    if (smaller.isEmpty()) {
                        break;
                    }
                    at = smaller.get(smaller.size() - 1);
                    assertNotEquals(999, step, () -> "no end of shrinking " + asked.input());
                }
            }
        }
    }

    @Test
    void everyWrongAnswerIsExplainedBrieflyAndInFull() {
        Map<String, String> texts = exercise().texts("en");
        for (Mutant mutant : exercise().mutants()) {
            Object solver = mutant.solver().get();
            for (Check check : exercise().checks(SEED)) {
                List<Judged> all = judge(check, solver);
                for (Judged failed : all.stream()
                        .filter(judged -> !judged.isRight())
                        .limit(40)
                        .toList()) {
                    for (boolean inFull : new boolean[] {true, false}) {
                        var explained = check.explainer().explain(failed, all, inFull);
                        assertTrue(
                                explained.isPresent(),
                                () -> mutant.id() + " at " + failed.asked().input());
                        assertHasWords((Explanation.Worked) explained.get(), texts);
                    }
                }
            }
        }
    }

    private void assertHasWords(Explanation.Worked worked, Map<String, String> texts) {
        assertEquals(exercise().id(), worked.exercise());
        Stream.concat(worked.steps().stream(), worked.solution().stream()).forEach(step -> assertHasWords(step, texts));
        if (worked.brief() != null) {
            assertHasWords(worked.brief(), texts);
        }
    }

    private void assertHasWords(Step step, Map<String, String> texts) {
        String key = step instanceof Step.Sentence sentence
                ? sentence.key()
                : step instanceof Step.Grid grid
                        ? grid.key()
                        : step instanceof Step.Graph graph
                                ? graph.key()
                                : step instanceof Step.Tokens tokens ? tokens.key() : null;
        assertTrue(key == null || texts.containsKey(exercise().id() + ".explain." + key), "no words for " + key);
    }
}
