package grundy.catalogue.heap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.catalogue.Answer;
import grundy.catalogue.Exhibit;
import grundy.catalogue.Judged;
import grundy.catalogue.MexExplanation;
import grundy.catalogue.MexExplanation.Claim;
import grundy.catalogue.MexExplanation.Claim.Over;
import grundy.catalogue.MexExplanation.Claim.Says;
import grundy.catalogue.MexExplanation.FirstFew;
import grundy.catalogue.MexExplanation.Option;
import grundy.catalogue.MexExplanation.OwnOption;
import grundy.games.GrundyTable;
import grundy.games.OctalGame;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What is said of a wrong value: what it would mean, and which earlier mistake it hangs on. */
class MexExplanationTest {

    private static final HeapGameExercise EXERCISE = Grading.exercise("0.37");
    private static final GrundyTable TABLE = GrundyTable.of(OctalGame.parse("0.37"), 200);

    /** Right but for g(7) = 0, from which the later values follow: g(8) = 1, g(11) = 1. */
    private static final int[] SEVEN = MarkingTest.followedThrough(7, 0);

    @Test
    void valueOfAnOptionIsNotTheMexAndTheFirstSuchOptionIsNamed() {
        // the options of 6 are 5, 4, 1 and 3, 2 and 2, worth 2, 1, 1, 0
        MexExplanation mex = explain(6, n -> n == 6 ? 0 : TABLE.value(n));
        Option split = new Option(List.of(2, 2), List.of(2, 2), 0, null);
        assertEquals(new Claim(Over.RIGHT, Says.OPTION, 0, split, null), mex.claim());
        assertEquals(List.of(0, 1, 2), mex.ownPresent());
        assertNull(mex.from());
    }

    @Test
    void valueAboveTheMexLeavesGaps() {
        // the options of 3 are 2 and 1, worth 2 and 1: for 3 to be their mex, 0 is missing
        assertEquals(
                new Claim(Over.RIGHT, Says.GAP, 3, null, new FirstFew(List.of(0), 0)),
                explain(3, n -> n == 3 ? 3 : TABLE.value(n)).claim());
    }

    @Test
    void gapsBelowTheLargestIntAreCounted() {
        // 2147483647 numbers below it, without 1 and 2, without the five listed
        assertEquals(
                new Claim(
                        Over.RIGHT,
                        Says.GAP,
                        Integer.MAX_VALUE,
                        null,
                        new FirstFew(List.of(0, 3, 4, 5, 6), 2_147_483_640)),
                explain(3, n -> n == 3 ? Integer.MAX_VALUE : TABLE.value(n)).claim());
    }

    @Test
    void negativeValueIsNoMex() {
        MexExplanation mex = explain(3, n -> n == 3 ? Integer.MIN_VALUE : TABLE.value(n));
        assertEquals(new Claim(Over.RIGHT, Says.NEGATIVE, Integer.MIN_VALUE, null, null), mex.claim());
    }

    @Test
    void inheritedValueIsTheMexOfOwnValuesAndNamesTheWrongOnes() {
        // the options of 8 are 7, 6, 1 and 5, 2 and 4, 3 and 3: worth 1, 3, 3, 3, 0, and with g(7) = 0 worth 0, 3, 3,
        // 3, 0
        MexExplanation mex = explain(8, n -> SEVEN[n]);
        assertEquals("inherited", mex.departure());
        assertEquals(new Claim(Over.OWN, Says.MEX, 1, null, null), mex.claim());
        assertEquals(new FirstFew(List.of(7), 0), mex.from());
        assertEquals(List.of(0, 3), mex.ownPresent());
        assertEquals(new OwnOption(List.of("0"), 0), mex.options().get(0).own());
        assertNull(mex.options().get(1).own(), "g(6) is right");
    }

    @Test
    void furtherRootIsHeldAgainstOwnValues() {
        // 12 leaves 11, 10, 1+9, 2+8, 3+7, 4+6, 5+5: by g(7) = 0, g(8) = 1, g(11) = 1 worth 1, 4, 2, 3, 0, 2, 0
        MexExplanation mex = explain(12, n -> n == 12 ? 7 : SEVEN[n]);
        assertEquals("root", mex.departure());
        assertEquals(List.of(0, 1, 2, 3, 4), mex.ownPresent());
        assertEquals(5, mex.valueFromOwn());
        assertEquals(new Claim(Over.OWN, Says.GAP, 7, null, new FirstFew(List.of(5, 6), 0)), mex.claim());
        assertEquals(new FirstFew(List.of(7, 8, 11), 0), mex.from());
        assertEquals(new OwnOption(List.of("2", "1"), 3), mex.options().get(3).own(), "2 XOR 1, for 2 XOR 2");
    }

    @Test
    void wrongValueThatChangesNoOptionIsNotNamed() {
        // g(7) = 0 is wrong, but 16 leaves it only as 7 and 7, worth 0 either way
        MexExplanation mex = explain(16, n -> n == 16 ? 9 : SEVEN[n]);
        assertEquals(new FirstFew(List.of(8, 11, 12, 13, 14), 1), mex.from(), "15 is the one more");
    }

    @Test
    void whereAnOwnValueIsMissingTheRightOnesCount() {
        MexExplanation mex = explain(8, n -> n == 6 ? null : n == 8 ? 3 : Integer.valueOf(TABLE.value(n)));
        assertEquals("root", mex.departure());
        assertNull(mex.valueFromOwn());
        assertEquals(List.of(), mex.ownPresent());
        assertEquals(new FirstFew(List.of(6), 0), mex.from());
        assertEquals(
                new OwnOption(List.of("timeout"), null), mex.options().get(1).own());
        Claim claim = Objects.requireNonNull(mex.claim());
        assertEquals("RIGHT OPTION 3", claim.over() + " " + claim.says() + " " + claim.value());
    }

    @Test
    void tallyCountsEachKindAndWhatIsNoMexOfOwnValues() {
        Exhibit.Tally tally = table(n -> 0).tally();
        long zeros =
                IntStream.rangeClosed(0, 200).filter(n -> TABLE.value(n) == 0).count();
        assertEquals(zeros, tally.right());
        assertEquals(new FirstFew(List.of(1, 2, 4, 5, 6), (int) (201 - zeros) - 5), tally.roots());
        assertEquals(0, tally.inherited() + tally.missing());
        // every heap but 0 has an option worth 0, so that 1 follows, also where 0 is right
        assertEquals(201, tally.derivable());
        assertEquals(200, tally.departing());
    }

    @Test
    void tallyOfARightTableHasNoRoot() {
        assertEquals(
                new Exhibit.Tally(201, null, 0, 0, 201, 0), table(TABLE::value).tally());
    }

    @Property(tries = 100)
    void claimHoldsForAnyTable(@ForAll("tables") List<Integer> own) {
        for (int heap = 0; heap <= 30; heap++) {
            MexExplanation mex = explain(heap, own::get);
            Claim claim = Objects.requireNonNull(mex.claim());
            List<Integer> values = worth(heap, own);
            TreeSet<Integer> absent = new TreeSet<>();
            IntStream.range(0, Math.min(50, Math.max(0, claim.value())))
                    .filter(number -> !values.contains(number))
                    .forEach(absent::add);
            Says says = claim.value() < 0
                    ? Says.NEGATIVE
                    : values.contains(claim.value()) ? Says.OPTION : absent.isEmpty() ? Says.MEX : Says.GAP;
            assertEquals(says, claim.says());
            assertEquals(says == Says.MEX, mex.departure().equals("inherited"));
            assertEquals(says == Says.MEX, Integer.valueOf(claim.value()).equals(mex.valueFromOwn()));
            if (claim.option() != null) {
                int first = values.indexOf(claim.value());
                assertEquals(mex.options().get(first), claim.option());
            }
            if (claim.missing() != null) {
                FirstFew missing = claim.missing();
                assertTrue(absent.containsAll(missing.numbers()));
                assertEquals(absent.size(), missing.numbers().size() + missing.more());
            }
        }
    }

    @Property(tries = 50)
    void everyInheritedValueHangsOnSmallerWrongOnes(@ForAll("tables") List<Integer> values) {
        int[] own = MarkingTest.followedThrough(values.get(0) & 15, values.get(1) & 7);
        Exhibit.ValueTable table = table(n -> n <= 30 ? own[n] : TABLE.value(n));
        for (Exhibit.Row row : table.rows()) {
            assertEquals(row.status().equals("inherited"), row.from() != null, row.toString());
            if (row.from() != null) {
                assertTrue(row.from().numbers().stream().allMatch(n -> n < row.heap()), row.toString());
                assertTrue(
                        row.from().numbers().stream()
                                .allMatch(n -> !table.rows().get(n).status().equals("right")),
                        row.toString());
            }
        }
        Exhibit.Tally tally = table.tally();
        int roots = tally.roots() == null
                ? 0
                : tally.roots().numbers().size() + tally.roots().more();
        assertEquals(201, tally.right() + roots + tally.inherited() + tally.missing());
    }

    @Provide
    Arbitrary<List<Integer>> tables() {
        return Arbitraries.integers().between(-2, 12).list().ofSize(31);
    }

    /** The values of a heap's options by the rule as it is told, in the order of the list: nothing left comes first. */
    private static List<Integer> worth(int heap, List<Integer> own) {
        if (heap == 2) {
            return List.of(own.get(0), own.get(1));
        }
        var worth = new ArrayList<Integer>();
        for (int taken = 1; taken <= Math.min(2, heap); taken++) {
            worth.add(own.get(heap - taken));
        }
        for (int a = 1; a <= heap - 2 - a; a++) {
            worth.add(own.get(a) ^ own.get(heap - 2 - a));
        }
        return worth;
    }

    private static Answer answer(@Nullable Integer value) {
        return value == null ? new Answer.TimedOut(1000) : new Answer.Returned(value);
    }

    private static MexExplanation explain(int heap, IntFunction<@Nullable Integer> values) {
        var table = Grading.check(EXERCISE, "table");
        List<Judged> judged = judge("table", values);
        return (MexExplanation)
                table.explainer().explain(judged.get(heap), judged, true).orElseThrow();
    }

    private static Exhibit.ValueTable table(IntFunction<@Nullable Integer> values) {
        var judged = Map.of("table", judge("table", values), "large", judge("large", values));
        return (Exhibit.ValueTable) EXERCISE.exhibits(judged).get(0);
    }

    private static List<Judged> judge(String check, IntFunction<@Nullable Integer> values) {
        return Grading.judge(
                Grading.check(EXERCISE, check),
                question -> question.method().equals("grundy")
                        ? answer(values.apply((Integer) question.arguments().get(0)))
                        : new Answer.Returned(Optional.empty()));
    }
}
