package grundy.catalogue.heap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.catalogue.Case;
import grundy.catalogue.Case.Stratum;
import grundy.catalogue.Check;
import grundy.catalogue.Question;
import grundy.games.GrundyTable;
import grundy.games.OctalGame;
import java.util.HashSet;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

/** Laws of the random cases, whatever the seed. */
class LargeCasesProperties {

    private static final HeapGameExercise EXERCISE = Grading.exercise("0.37");
    private static final RightSolver RIGHT = new RightSolver(OctalGame.parse("0.37"));
    private static final GrundyTable TABLE = GrundyTable.of(OctalGame.parse("0.37"), 200);

    @Property(tries = 100)
    void rightSolverPassesEveryCheck(@ForAll long seed) {
        for (Check check : EXERCISE.checks(seed)) {
            assertEquals(0, Grading.failed(Grading.judge(EXERCISE, check, RIGHT)), check.id());
        }
    }

    @Property(tries = 100)
    void sameSeedGivesTheSameQuestions(@ForAll long seed) {
        assertEquals(questions(EXERCISE, seed), questions(Grading.exercise("0.37"), seed));
    }

    @Property(tries = 100)
    void casesAreDifferentAndWithinTheLimits(@ForAll long seed) {
        List<Question> questions = questions(EXERCISE, seed);
        assertEquals(370, questions.size());
        assertEquals(370, new HashSet<>(questions).size());
        for (Case asked : sums(seed)) {
            List<Integer> heaps = Questions.heapsOf(asked);
            assertTrue(!heaps.isEmpty() && heaps.size() <= 4, heaps::toString);
            assertTrue(heaps.stream().allMatch(heap -> heap >= 0 && heap <= 200), heaps::toString);
        }
    }

    @Property(tries = 100)
    void atLeast100Of200SumsAreLostAndAtLeast40AreWon(@ForAll long seed) {
        long lost = sums(seed).stream().filter(c -> c.stratum() == Stratum.LOST).count();
        assertTrue(lost >= 100 && lost <= 160, "lost: " + lost);
    }

    @Property(tries = 100)
    void strataAreThoseOfTheXor(@ForAll long seed) {
        for (Case asked : sums(seed)) {
            boolean isLost = TABLE.xor(Questions.heapsOf(asked)) == 0;
            assertEquals(isLost ? Stratum.LOST : Stratum.WON, asked.stratum());
        }
    }

    @Property(tries = 300)
    void smallerSumsAreStrictlySmaller(@ForAll @Size(min = 1, max = 4) List<@IntRange(max = 200) Integer> heaps) {
        Truth truth = Truth.of(OctalGame.parse("0.37"), new HeapGameLimits(30, 200, 1, 8, 1, 4));
        for (Case smaller : new LargeShrinker(truth).smaller(HeapGameChecks.sumCase(heaps, truth))) {
            List<Integer> sizes = Questions.heapsOf(smaller);
            assertTrue(!sizes.isEmpty());
            assertTrue(Positions.SMALLEST_FIRST.compare(sizes, heaps) < 0, () -> sizes + " after " + heaps);
            assertEquals(TABLE.xor(sizes) == 0, smaller.stratum() == Stratum.LOST);
            assertTrue(smaller.judge()
                    .judge(EXERCISE.ask(RIGHT, smaller.question()))
                    .isRight());
        }
    }

    @Property(tries = 100)
    void shrinkingAlwaysEndsWhicheverCandidateFails(@ForAll long seed, @ForAll @IntRange(max = 4) int choice) {
        Check large = Grading.check(EXERCISE, "large", seed);
        Case failing = large.cases().get(large.cases().size() - 1);
        int steps = 0;
        for (var next = large.shrinker().smaller(failing); !next.isEmpty(); steps++) {
            failing = next.get(Math.min(choice, next.size() - 1));
            next = large.shrinker().smaller(failing);
            assertTrue(steps < 4 * 200 + 4, "each step costs a heap or a stone");
        }
        assertEquals(List.of(0), Questions.heapsOf(failing));
    }

    @Property(tries = 50)
    void smallerValuesAreStrictlySmaller(@ForAll @IntRange(min = 31, max = 200) int heap) {
        Check large = Grading.check(EXERCISE, "large");
        Case asked = large.cases().stream()
                .filter(c -> Questions.isAboutValue(c) && Questions.heapOf(c) == heap)
                .findFirst()
                .orElseThrow();
        var smaller = large.shrinker().smaller(asked);
        assertEquals(5, smaller.size());
        for (Case each : smaller) {
            assertTrue(Questions.heapOf(each) < heap);
            assertTrue(each.judge().judge(EXERCISE.ask(RIGHT, each.question())).isRight());
        }
    }

    @Property(tries = 1)
    void exhaustiveChecksAreNotShrunk() {
        for (Check check : EXERCISE.checks(1)) {
            if (!check.id().equals("large")) {
                assertEquals(List.of(), check.shrinker().smaller(check.cases().get(20)));
            }
        }
    }

    private static List<Question> questions(HeapGameExercise exercise, long seed) {
        return Grading.check(exercise, "large", seed).cases().stream()
                .map(Case::question)
                .toList();
    }

    private static List<Case> sums(long seed) {
        return Grading.check(EXERCISE, "large", seed).cases().stream()
                .filter(asked -> !Questions.isAboutValue(asked))
                .toList();
    }
}
