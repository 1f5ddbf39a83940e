package grundy.catalogue.heap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.catalogue.Answer;
import grundy.catalogue.Case.Stratum;
import grundy.catalogue.Check;
import grundy.catalogue.Judged;
import grundy.catalogue.Question;
import grundy.catalogue.Share;
import grundy.games.GrundyTable;
import grundy.games.OctalGame;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What answers earn, with the arithmetic. */
class MarkingTest {

    private static final HeapGameExercise EXERCISE = Grading.exercise("0.37");
    private static final GrundyTable TABLE = GrundyTable.of(OctalGame.parse("0.37"), 200);
    private static final Answer SECOND = new Answer.Returned(Optional.empty());
    private static final Answer FIRST = new Answer.Returned(Optional.of(List.of(-1, List.of())));

    @Test
    void weightsAre20And40And30And10() {
        assertEquals(
                List.of("table 20", "winners 40", "moves 30", "large 10"),
                EXERCISE.checks(1).stream()
                        .map(check -> check.id() + " " + check.weight())
                        .toList());
    }

    @Test
    void casesAre31And819And618And370() {
        assertEquals(
                List.of(31, 819, 618, 370),
                EXERCISE.checks(1).stream().map(check -> check.cases().size()).toList());
    }

    @Test
    void alwaysFirstEarnsNothingThoughItIsRightOn618Of819() {
        List<Judged> judged = judge("winners", question -> FIRST);
        assertEquals(201, Grading.failed(judged));
        assertEquals(new Share(0, 201), share("winners", judged));
    }

    @Test
    void alwaysSecondEarnsNothingThoughItIsRightOn201Of819() {
        List<Judged> judged = judge("winners", question -> SECOND);
        assertEquals(618, Grading.failed(judged));
        assertEquals(new Share(0, 618), share("winners", judged));
    }

    @Test
    void whatWasNotRunCountsAsWrong() {
        List<Judged> judged = judge("winners", question -> new Answer.NotAsked("the program died three times"));
        assertEquals(new Share(0, 201), share("winners", judged));
    }

    @Test
    void theDenominatorDoesNotShrinkWithTheAnswers() {
        Check winners = Grading.check(EXERCISE, "winners");
        List<Judged> half =
                Grading.judge(EXERCISE, winners, new RightSolver(TABLE.game())).subList(0, 400);
        Share share = winners.marking().share(half);
        assertTrue(share.of() == 201 || share.of() == 618, share.toString());
        assertTrue(!share.isWhole(), share.toString());
    }

    @Test
    void largeFollowsTheWeakestOfItsThreeShares() {
        Check large = Grading.check(EXERCISE, "large");
        long lost =
                large.cases().stream().filter(c -> c.stratum() == Stratum.LOST).count();
        // all 170 values right, and every sum answered "second": right on the lost ones only
        List<Judged> judged = Grading.judge(
                large,
                question -> question.method().equals("grundy")
                        ? new Answer.Returned(
                                TABLE.value((Integer) question.arguments().get(0)))
                        : SECOND);
        assertEquals(new Share(0, (int) (200 - lost)), large.marking().share(judged));
    }

    @Test
    void valuesAloneCanSpoilLarge() {
        Check large = Grading.check(EXERCISE, "large");
        var right = new RightSolver(TABLE.game());
        // 85 of the 170 values wrong: those of even heaps are 32, 34, ..., 200
        List<Judged> judged = Grading.judge(
                large, question -> isEvenHeap(question) ? new Answer.Returned(-1) : EXERCISE.ask(right, question));
        assertEquals(new Share(85, 170), large.marking().share(judged));
    }

    private static boolean isEvenHeap(Question question) {
        return question.method().equals("grundy")
                && (Integer) question.arguments().get(0) % 2 == 0;
    }

    /** A constant is right wherever it is the value, and follows from itself nowhere. */
    @ParameterizedTest(name = "g(n) = {0} everywhere: {1} of 31")
    @CsvSource({
        // g is 0 at 0, 3, 11, 19, 29; elsewhere an option worth 0 makes the mex 1 or more
        "0, 5",
        // g is 1 at 1, 4, 7, 15, 18, 21, 24, 27, 30; the mex of nothing but 1 is 0, and with 1 ^ 1 = 0 it is 2
        "1, 9",
        // g is 99 nowhere, and the mex of a few numbers is small
        "99, 0"
    })
    void constantTables(int constant, int earned) {
        assertEquals(new Share(earned, 31), tableShare(n -> constant));
    }

    @Test
    void oneTypingErrorCostsOneValueWhereNothingBuildsOnIt() {
        // 30 of 31: g(30) is the last one
        assertEquals(new Share(30, 31), tableShare(n -> n == 30 ? 7 : TABLE.value(n)));
    }

    @Test
    void oneTypingErrorCostsOneValueWhereTheRestFollowsFromIt() {
        // g(6) = 0 for 3; every later value is the mex of the solution's own values: 30 of 31
        int[] own = followedThrough(6, 0);
        assertEquals(new Share(30, 31), tableShare(n -> own[n]));
    }

    @Test
    void valueThatIsRightAgainIsNotMarkedDown() {
        // one wrong value, all others right though they do not follow from it: 30 of 31
        assertEquals(new Share(30, 31), tableShare(n -> n == 6 ? 0 : TABLE.value(n)));
    }

    @Test
    void missingValueCostsAndNothingCanBeInheritedFromIt() {
        int[] own = followedThrough(6, 0);
        Check table = Grading.check(EXERCISE, "table");
        int wrongAfter6 = 0;
        for (int n = 7; n <= 30; n++) {
            wrongAfter6 += own[n] == TABLE.value(n) ? 0 : 1;
        }
        // g(6) itself is missing, and the wrong values after it, all of which use it, are no longer inherited
        List<Judged> judged = Grading.judge(
                table,
                question -> heap(question) == 6 ? new Answer.TimedOut(1000) : new Answer.Returned(own[heap(question)]));
        assertTrue(wrongAfter6 > 0);
        assertEquals(new Share(31 - 1 - wrongAfter6, 31), table.marking().share(judged));
    }

    @Test
    void emptyTableEarnsNothing() {
        List<Judged> judged = judge("table", question -> new Answer.NotAsked("no time left"));
        assertEquals(new Share(0, 31), share("table", judged));
    }

    private static int heap(Question question) {
        return (Integer) question.arguments().get(0);
    }

    private static Share tableShare(IntUnaryOperator g) {
        return share("table", judge("table", question -> new Answer.Returned(g.applyAsInt(heap(question)))));
    }

    private static List<Judged> judge(String check, Function<Question, Answer> answers) {
        return Grading.judge(Grading.check(EXERCISE, check), answers);
    }

    private static Share share(String check, List<Judged> judged) {
        return Grading.check(EXERCISE, check).marking().share(judged);
    }

    /** The table of a solution that is right but for one value, computed here once more from the rule as it is told. */
    static int[] followedThrough(int wrongHeap, int wrongValue) {
        int[] g = new int[31];
        for (int n = 0; n <= 30; n++) {
            boolean[] seen = new boolean[64];
            if (n >= 1) {
                seen[g[n - 1]] = true;
            }
            if (n >= 2) {
                seen[g[n - 2]] = true;
            }
            for (int a = 1; a <= n - 3; a++) {
                seen[g[a] ^ g[n - 2 - a]] = true;
            }
            while (seen[g[n]]) {
                g[n]++;
            }
            g[n] = n == wrongHeap ? wrongValue : g[n];
        }
        return g;
    }
}
