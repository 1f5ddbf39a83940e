package grundy.catalogue.heap.mistakes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.catalogue.Mutant;
import grundy.exercises.HeapGameSolver;
import grundy.games.GrundyTable;
import grundy.games.HeapGame;
import grundy.games.OctalGame;
import grundy.games.SplitGame;
import grundy.games.SubtractionGame;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Of all mistakes that can be made in a heap game, those are listed that are wrong in the one at hand. */
class RuleMistakesTest {

    private static final int VALUES_TO = 60;

    @Test
    void whatIsRightInNimIsNoMistakeThere() {
        Set<String> nim = ids(SubtractionGame.nim());
        assertTrue(nim.containsAll(List.of("sum-of-values", "larger-target", "misere-winner", "target-not-smaller")));
        // any option is there, so that the largest plus one, the number of values and the size are all the mex
        for (String right : List.of("mex-max-plus-one", "mex-counts-distinct", "guess-nim", "winner-by-sizes")) {
            assertFalse(nim.contains(right), right);
        }
    }

    @Test
    void mistakesAboutSplitsNeedARuleWithSplits() {
        assertTrue(ids(SubtractionGame.of(1, 2)).stream().noneMatch(id -> id.startsWith("split")));
        assertTrue(ids(OctalGame.parse("0.77")).contains("split-valued-by-total"));
        assertFalse(ids(SplitGame.GRUNDYS_GAME).contains("split-valued-by-total"), "the heap itself has no value yet");
        assertTrue(ids(OctalGame.parse("0.0f")).contains("three-heaps-forgotten"));
        assertFalse(ids(OctalGame.parse("0.77")).contains("three-heaps-forgotten"));
    }

    @ParameterizedTest(name = "{0}: n mod {1}")
    @CsvSource({"0.37, 3", "0.333, 0", "0.77, 0", "0.3033, 5"})
    void guessIsTheOneThatTempts(String code, int modulus) {
        // 0.333 is n mod 4 for ever, which is right; 0.3033 takes 1, 3 or 4, and invites n mod 5
        String story = texts(OctalGame.parse(code)).getOrDefault("mutant.guess-modulo.title", "n mod 0 ");
        assertTrue(story.startsWith("n mod " + modulus + " "), story);
    }

    @Test
    void ownMistakeThatDoesNoHarmIsRefused() {
        var harmless = Fault.wrong("harmless", recipe -> recipe.targetTest((target, value) -> true));
        assertEquals(
                "harmless is right in this game",
                assertThrows(IllegalStateException.class, () -> mistakes(SubtractionGame.nim(), harmless))
                        .getMessage());
        var harmful = Fault.equivalent("harmful", recipe -> recipe.formula(heap -> 0));
        assertThrows(IllegalStateException.class, () -> mistakes(SubtractionGame.nim(), harmful));
    }

    @Test
    void threeHeapsAreCombinedLikeTwo() {
        // the smallest wrong value is the mex over sums of two values or three
        HeapGame game = OctalGame.parse("0.0f");
        var table = GrundyTable.of(game, VALUES_TO);
        HeapGameSolver sum = solver(game, "split-valued-by-sum");
        HeapGameSolver right = new RecipeSolver(new Recipe(new Rule(Options.of(game))));
        assertTrue(IntStream.rangeClosed(0, VALUES_TO).allMatch(heap -> right.grundy(heap) == table.value(heap)));
        int first = IntStream.rangeClosed(0, VALUES_TO)
                .filter(heap -> sum.grundy(heap) != table.value(heap))
                .findFirst()
                .orElseThrow();
        int mex = 0;
        var bySum = table.options(first).stream()
                .map(pieces -> pieces.stream().mapToInt(table::value).sum())
                .collect(Collectors.toSet());
        while (bySum.contains(mex)) {
            mex++;
        }
        assertEquals(mex, sum.grundy(first));
    }

    @Test
    void solutionsThatAnswerAlikeAreOneFamily() {
        var families = mistakes(OctalGame.parse("0.77")).mistakes(Map.of()).families();
        assertTrue(families.stream().anyMatch(family -> family.mutants()
                .containsAll(List.of("sum-of-values", "max-of-values", "or-of-values"))));
        assertTrue(families.stream().noneMatch(family -> family.mutants().contains("and-of-values")));
    }

    @Test
    void solutionsThatPartOnLargeHeapsOnlyAreNoFamily() {
        var at40 = Fault.wrong("at-40", recipe -> recipe.formula(heap -> heap == 40 ? 41 : heap));
        var at50 = Fault.wrong("at-50", recipe -> recipe.formula(heap -> heap == 50 ? 51 : heap));
        Map<String, String> texts = Stream.of("at-40", "at-50")
                .flatMap(id -> Stream.of("mutant." + id + ".title", "mutant." + id + ".story"))
                .collect(Collectors.toMap(key -> key, key -> key));
        var families =
                mistakes(SubtractionGame.nim(), at40, at50).mistakes(texts).families();
        assertTrue(families.stream().noneMatch(family -> family.mutants().contains("at-40")), families::toString);
    }

    private static Set<String> ids(HeapGame game) {
        return mistakes(game).mistakes(Map.of()).mutants().stream()
                .map(Mutant::id)
                .collect(Collectors.toSet());
    }

    private static HeapGameSolver solver(HeapGame game, String id) {
        return mistakes(game).mistakes(Map.of()).mutants().stream()
                .filter(mutant -> mutant.id().equals(id))
                .map(mutant -> (HeapGameSolver) mutant.solver().get())
                .findFirst()
                .orElseThrow();
    }

    private static Map<String, String> texts(HeapGame game) {
        return mistakes(game).texts("en", Map.of());
    }

    private static RuleMistakes mistakes(HeapGame game, Fault... own) {
        List<List<Integer>> sums = IntStream.rangeClosed(0, 8)
                .boxed()
                .flatMap(a -> IntStream.rangeClosed(0, 8).mapToObj(b -> List.of(a, b)))
                .toList();
        return RuleMistakes.of(game, GrundyTable.of(game, VALUES_TO), sums, List.of(own));
    }
}
