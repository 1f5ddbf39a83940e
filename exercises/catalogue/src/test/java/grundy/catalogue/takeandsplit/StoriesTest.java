package grundy.catalogue.takeandsplit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.catalogue.Mutant;
import grundy.catalogue.Texts;
import grundy.catalogue.heap.RightSolver;
import grundy.exercises.HeapGameSolver;
import grundy.games.GrundyTable;
import grundy.games.OctalGame;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The examples that the stories tell are true. */
class StoriesTest {

    private static final HeapGameSolver RIGHT = new RightSolver(OctalGame.parse("0.37"));

    @ParameterizedTest(name = "{0}: g({1}) is {3}, not {2}")
    @CsvSource({
        "mex-includes-self, 3, 3, 0",
        "mex-from-one, 3, 3, 0",
        "mex-from-one-everywhere, 0, 1, 0",
        "mex-max-plus-one, 3, 3, 0",
        "mex-counts-distinct, 3, 2, 0",
        "mex-is-min, 1, 0, 1",
        "mex-capped-at-three, 23, 4, 5",
        "take-three-for-two, 2, 0, 2",
        "take-two-not-the-last, 2, 0, 2",
        "take-two-forgotten, 2, 0, 2",
        "take-one-forgotten, 1, 0, 1",
        "split-valued-by-sum, 6, 0, 3",
        "split-valued-by-max, 4, 3, 1",
        "split-forgotten, 6, 0, 3",
        "split-valued-by-total, 6, 0, 3",
        "split-after-one, 3, 3, 0",
        "split-after-three, 6, 0, 3",
        "split-without-taking, 4, 3, 1",
        "split-unequal-only, 6, 0, 3",
        "split-equal-only, 7, 0, 1",
        "split-loop-both-ends-lost, 7, 0, 1",
        "guess-mod-three, 6, 0, 3",
        "always-zero, 1, 0, 1",
        "guess-parity, 2, 0, 2",
        "guess-nim, 3, 3, 0"
    })
    void valuesInStoriesAreThoseOfTheMutant(String id, int heap, int told, int right) {
        assertEquals(told, solver(id).grundy(heap));
        assertEquals(right, RIGHT.grundy(heap));
        assertTrue(mutant(id).story().contains("g(" + heap + ") = "), mutant(id).story());
    }

    @ParameterizedTest(name = "{0}: heaps {1} are a win for the {2} player")
    @CsvSource({
        "sum-of-values, 4 4, first",
        "max-of-values, 1 1, first",
        "or-of-values, 1 1, first",
        "or-of-values-everywhere, 1 1, first",
        "and-of-values, 0 1, second",
        "and-of-values-everywhere, 0 1, second",
        "winner-inverted, 0, first",
        "misere-winner, 1, second",
        "parity-of-stones, 2, second",
        "winner-by-sizes, 1 4, first",
        "first-while-stones-left, 3, first",
        "parity-of-heaps, 1 2, second",
        "xor-of-outcomes, 1 2, second",
        "never-a-move, 1, second"
    })
    void winnersInStoriesAreThoseOfTheMutant(String id, String heaps, String told) {
        assertEquals(told, winner(solver(id), heaps));
        assertFalse(told.equals(winner(RIGHT, heaps)), "the right winner differs");
    }

    @ParameterizedTest(name = "{0}: from heaps {1}, heap {2} becomes {3}")
    @CsvSource({
        "max-of-values-everywhere, 1 2, 1, ''",
        "or-of-values-everywhere, 1 1, 0, ''",
        "and-of-values-everywhere, 1 6, 0, ''",
        "zero-piece-kept, 5, 0, 0 3",
        "target-test-deleted, 3 4, 0, 1",
        "sum-of-values-everywhere, 1 6, -1, ''",
        "larger-target, 1, -1, ''",
        "first-heap-only, 0 1, -1, ''",
        "largest-heap-only, 1 2 2, -1, ''",
        "any-legal-move, 2, 0, 1",
        "split-not-searched, 6, -1, ''",
        "target-is-total, 1, -1, ''",
        "target-is-zero, 1 2, 0, ''",
        "heap-counted-from-one, 1, 1, ''"
    })
    void movesInStoriesAreThoseOfTheMutant(String id, String heaps, int heapIndex, String pieces) {
        var move = solver(id).winningMove(ints(heaps)).orElseThrow();
        assertEquals(heapIndex, move.heapIndex());
        assertEquals(ints(pieces), move.pieces());
    }

    @Test
    void nullInPlaceOfNoMoveIsReturnedWhereTheStorySays() {
        assertNull(solver("null-for-no-move").winningMove(ints("4 4")));
    }

    @Test
    void aHeapOfSixIsWonByTheSplitInTheStoryAlone() {
        var table = GrundyTable.of(OctalGame.parse("0.37"), 6);
        assertEquals(
                List.of(List.of(2, 2)),
                table.options(6).stream()
                        .filter(pieces -> table.xor(pieces) == 0)
                        .toList());
    }

    private static Stream<Mutant> mutants() {
        return new TakeAndSplit().mutants().stream();
    }

    static Stream<Named<Mutant>> namedMutants() {
        return mutants().map(mutant -> Named.of(mutant.id(), mutant));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("namedMutants")
    void everyStoryIsShortAndSpeaksToTheStudent(Mutant mutant) {
        String story = mutant.story();
        assertTrue(story.length() >= 200 && story.length() <= 520, story.length() + ": " + story);
        assertTrue(story.contains("you") || story.contains("You"), story);
        assertTrue(story.endsWith("."), story);
        assertFalse(story.contains("\n") || story.contains("  "), story);
        assertTrue(mutant.title().length() <= 70, mutant.title());
    }

    @Test
    void everyTextIsUsedAndNeedsNoQuoting() {
        var keys = new TreeSet<>(List.of("title"));
        mutants()
                .forEach(mutant ->
                        keys.addAll(List.of("mutant." + mutant.id() + ".title", "mutant." + mutant.id() + ".story")));
        new TakeAndSplit().mistakes().families().forEach(family -> keys.add("family." + family.id()));
        var texts = Texts.beside(TakeAndSplit.class, "en");
        assertEquals(keys, new TreeSet<>(texts.keySet()));
        texts.forEach((key, text) -> assertFalse(text.matches(".*[{}'].*"), key));
    }

    private static String winner(HeapGameSolver solver, String heaps) {
        return solver.winningMove(ints(heaps)).isPresent() ? "first" : "second";
    }

    private static HeapGameSolver solver(String id) {
        return (HeapGameSolver) mutant(id).solver().get();
    }

    private static Mutant mutant(String id) {
        return mutants().filter(each -> each.id().equals(id)).findFirst().orElseThrow();
    }

    private static List<Integer> ints(String text) {
        return Arrays.stream(text.split(" "))
                .filter(each -> !each.isEmpty())
                .map(Integer::valueOf)
                .toList();
    }
}
