package grundy.catalogue.takeandsplit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.catalogue.Check;
import grundy.catalogue.Judged;
import grundy.catalogue.Mutant;
import grundy.catalogue.Share;
import grundy.catalogue.heap.Grading;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The checks can fail: each catches what it is there for, and nothing that is right. */
class MutantsAndChecksTest {

    private static final TakeAndSplit EXERCISE = new TakeAndSplit();

    private static Stream<Mutant> mutants() {
        return EXERCISE.mutants().stream();
    }

    static Stream<Named<Mutant>> namedMutants() {
        return mutants().map(mutant -> Named.of(mutant.id(), mutant));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("namedMutants")
    void everyMutantIsCaughtUnlessItIsEquivalent(Mutant mutant) {
        long caught = EXERCISE.checks(42).stream()
                .filter(check -> Grading.failed(judge(mutant, check)) > 0)
                .count();
        assertEquals(mutant.equivalent(), caught == 0, "caught by " + caught + " checks");
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("namedMutants")
    void caughtMutantsLosePointsInTheCheckThatCatchesThem(Mutant mutant) {
        for (Check check : EXERCISE.checks(42)) {
            List<Judged> judged = judge(mutant, check);
            assertEquals(
                    Grading.failed(judged) == 0, check.marking().share(judged).isWhole(), check.id());
        }
    }

    static Stream<Named<Mutant>> measuredMutants() {
        return namedMutants().filter(named -> GroundTruth.mutants()
                .containsKey(named.getPayload().id()));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("measuredMutants")
    void everyWrongWinnerIsAMismatchOfCheckWinners(Mutant mutant) {
        int measured = GroundTruth.mutant(mutant.id())
                .get("on_819")
                .get("wrong_winner")
                .asInt();
        assertEquals(measured, Grading.failed(judge(mutant, check("winners"))));
    }

    @Test
    void sumForXorIsWrongOn187Of819() {
        List<Judged> judged = judge(mutant("sum-of-values"), check("winners"));
        List<Object> wrong = judged.stream()
                .filter(each -> !each.isRight())
                .map(each -> each.asked().input().get("heaps"))
                .toList();
        assertEquals(819, judged.size());
        assertEquals(187, wrong.size());
        assertEquals(List.of(1, 1), wrong.get(0), "the smallest");
        assertTrue(wrong.contains(List.of(4, 4)), "the lesson's example");
    }

    @Test
    void sumForXorEarns14Of201() {
        // right on 14 of the 201 lost positions and on all 618 won ones; 40 x 14/201 = 2.8
        assertEquals(new Share(14, 201), share("sum-of-values", "winners"));
    }

    @Test
    void sumMaxAndOrSayTheSameOfEveryWinner() {
        var sum = said("sum-of-values", "winners");
        assertEquals(sum, said("max-of-values", "winners"));
        assertEquals(sum, said("or-of-values", "winners"));
        assertFalse(said("sum-of-values-everywhere", "moves").equals(said("max-of-values-everywhere", "moves")));
    }

    @Test
    void splitWithAnEmptyPieceEqualsTheRightSolver() {
        for (Check check : EXERCISE.checks(42)) {
            assertEquals(0, Grading.failed(judge(mutant("split-empty-piece"), check)), check.id());
        }
    }

    @Test
    void zeroPieceIsCaughtByTheLegalityOfTheMoveAlone() {
        Mutant mutant = mutant("zero-piece-kept");
        assertEquals(0, Grading.failed(judge(mutant, check("table"))));
        assertEquals(0, Grading.failed(judge(mutant, check("winners"))));
        List<Judged> moves = judge(mutant, check("moves"));
        assertEquals(156, Grading.failed(moves));
        assertEquals(
                "heap 1 (size 5) becomes 0 and 3: an empty heap is no piece",
                moves.stream()
                        .filter(each -> List.of(5).equals(each.asked().input().get("heaps")))
                        .findFirst()
                        .orElseThrow()
                        .finding()
                        .actual());
    }

    @Test
    void mexThatStopsAtThreePassesAllSmallSums() {
        Mutant mutant = mutant("mex-capped-at-three");
        assertEquals(0, Grading.failed(judge(mutant, check("winners"))));
        assertEquals(0, Grading.failed(judge(mutant, check("moves"))));
        assertEquals(2, Grading.failed(judge(mutant, check("table"))), "g(23) and g(26)");
    }

    @Test
    void oneForgottenTestCostsOneRootErrorInTheTable() {
        // 26 of the 31 values are wrong; 25 of these follow from g(2) = 0
        assertEquals(26, Grading.failed(judge(mutant("take-two-not-the-last"), check("table"))));
        assertEquals(new Share(30, 31), share("take-two-not-the-last", "table"));
    }

    @Test
    void idsAndTitlesAreDifferent() {
        List<Mutant> all = EXERCISE.mutants();
        assertEquals(all.size(), all.stream().map(Mutant::id).distinct().count());
        assertEquals(all.size(), all.stream().map(Mutant::title).distinct().count());
        assertEquals(all.size(), all.stream().map(Mutant::story).distinct().count());
    }

    private static Mutant mutant(String id) {
        return mutants().filter(each -> each.id().equals(id)).findFirst().orElseThrow();
    }

    private static Check check(String id) {
        return Grading.check(EXERCISE, id);
    }

    private static List<Judged> judge(Mutant mutant, Check check) {
        return Grading.judge(EXERCISE, check, mutant.solver().get());
    }

    private static Share share(String mutant, String check) {
        return Grading.share(EXERCISE, check, mutant(mutant).solver().get());
    }

    private static Map<Object, String> said(String mutant, String check) {
        var said = new LinkedHashMap<Object, String>();
        for (Judged each : judge(mutant(mutant), check(check))) {
            said.put(each.asked().input(), each.finding().said());
        }
        return said;
    }
}
