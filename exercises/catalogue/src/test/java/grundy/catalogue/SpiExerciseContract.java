package grundy.catalogue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.catalogue.heap.Grading;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * What holds of an exercise that is made with {@link SpiExercise}, beside what holds of every exercise: its right solution, and how
 * often each known-wrong one is caught. The tests of each add what its game says.
 */
public abstract class SpiExerciseContract {

    private static final long SEED = EveryExerciseTest.SEED;

    /** The exercise. */
    protected abstract Exercise exercise();

    /** A right solution. */
    protected abstract Object right();

    /** How many cases of each check, in their order, catch a known-wrong solution. */
    protected abstract Map<String, List<Integer>> killed();

    /** Judges a solver's answers to every case of a check. */
    protected final List<Judged> judge(Check check, Object solver) {
        return Grading.judge(exercise(), check, solver);
    }

    /** The check with this id. */
    protected final Check check(String id) {
        return Grading.check(exercise(), id, SEED);
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
                            .map(check -> (int) Grading.failed(judge(check, solver)))
                            .toList());
        }
        assertEquals(killed(), found);
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
    void sameAnswerToEverythingEarnsNothing() {
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
    void rightAnswersAreWithinTheWiresLimits() {
        for (Check check : exercise().checks(SEED)) {
            for (Case asked : check.cases()) {
                if (exercise().ask(right(), asked.question()) instanceof Answer.Returned answer) {
                    assertTrue(EveryExerciseTest.elements(answer.value()) <= 2_000, asked.input()::toString);
                }
            }
        }
    }
}
