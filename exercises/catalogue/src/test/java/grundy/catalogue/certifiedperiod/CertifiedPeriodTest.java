package grundy.catalogue.certifiedperiod;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.catalogue.Answer;
import grundy.catalogue.Case;
import grundy.catalogue.Exercise;
import grundy.catalogue.Explanation;
import grundy.catalogue.Finding.Kind;
import grundy.catalogue.Judged;
import grundy.catalogue.SpiExerciseContract;
import grundy.catalogue.Step;
import grundy.exercises.Period;
import grundy.exercises.PeriodFinder;
import grundy.games.OctalGame;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CertifiedPeriodTest extends SpiExerciseContract {

    private static final CertifiedPeriod EXERCISE = new CertifiedPeriod();

    @Override
    protected Exercise exercise() {
        return EXERCISE;
    }

    @Override
    protected Object right() {
        return (PeriodFinder) CertifiedPeriodTest::fromTheEnd;
    }

    /** Another way than that of the truth: from the end of the table down, since a real game that is proved never breaks again. */
    private static Optional<Period> fromTheEnd(int[] values, int maxRemoved, int maxPeriod) {
        int last = values.length - 1;
        for (int length = 1; length <= Math.min(maxPeriod, last); length++) {
            int start = last - length + 1;
            while (start > 1 && values[start - 1 + length] == values[start - 1]) {
                start--;
            }
            if (2 * start + 2 * length + maxRemoved - 1 <= last) {
                return Optional.of(new Period(start, length));
            }
        }
        return Optional.empty();
    }

    @Override
    protected Map<String, List<Integer>> killed() {
        return Map.ofEntries(
                Map.entry("start-zero", List.of(13, 25, 42)),
                Map.entry("seen-twice", List.of(55, 49, 79)),
                Map.entry("start-counted-once", List.of(22, 21, 18)),
                Map.entry("removed-forgotten", List.of(2, 21, 45)),
                Map.entry("window-one-short", List.of(0, 18, 18)),
                Map.entry("last-value-never-read", List.of(0, 18, 18)),
                Map.entry("as-far-as-the-table-goes", List.of(22, 19, 33)),
                Map.entry("longest-length", List.of(92, 0, 0)),
                Map.entry("longest-length-left-out", List.of(0, 18, 18)),
                Map.entry("last-exception-as-start", List.of(17, 18, 2)),
                Map.entry("length-before-start", List.of(74, 34, 36)),
                Map.entry("down-to-zero", List.of(10, 32, 46)));
    }

    /** Periods and starts from the literature, and how far the theorem needs the table: 2 start + 2 length + removed - 1. */
    @ParameterizedTest
    @CsvSource({
        "0.77, 2, 71, 12, 167",
        "0.07, 2, 53, 34, 175",
        "0.137, 3, 52, 34, 174",
        "0.4, 1, 54, 34, 176",
        "0.17, 2, 33, 34, 135",
        "0.7777, 4, 142, 24, 335"
    })
    void knownPeriodsAreProvedByExactlySoManyValues(String code, int removed, int start, int length, int reach) {
        assertEquals(reach, new Window(start, length, removed).reach());
        assertEquals(
                Optional.of(new Period(start, length)),
                table(code, reach, removed).proved());
        assertEquals(Optional.empty(), table(code, reach - 1, removed).proved());
    }

    private static Table table(String code, int to, int removed) {
        return new Table(Map.of("code", code), OctalGame.parse(code), to, removed, 40);
    }

    @ParameterizedTest
    @CsvSource({"0.37", "0.6", "0.007"})
    void openGamesAreAskedAndProveNothing(String code) {
        Case asked = check("cuts").cases().stream()
                .filter(each -> code.equals(each.input().get("code")))
                .findFirst()
                .orElseThrow();
        assertEquals(Case.Stratum.ABSENT, asked.stratum());
        assertTrue(asked.judge().judge(new Answer.Returned(Optional.empty())).isRight());
    }

    @Test
    void startOfZeroWouldProveAFalsePeriod() {
        int[] values = table("0.4", 3, 1).values();
        assertEquals(List.of(0, 0, 0, 1), Arrays.stream(values).boxed().toList());
        assertEquals(-1, new Window(0, 1, 1).firstBreak(new int[] {0, 0, 0}));
        assertEquals(Optional.of(new Period(0, 1)), ((PeriodFinder) wrong("start-zero")).certify(values, 1, 40));
        assertEquals(Optional.empty(), table("0.4", 3, 1).proved());
    }

    /** With too small a number for what a move removes, the window is too short, and nothing is proved in truth. */
    @Test
    void periodThatTheGameDoesNotKeepStopsTheGrader() {
        assertThrows(IllegalStateException.class, () -> table("0.04", 3, 0).proved());
    }

    @Test
    void otherAnswersAreNoPeriod() {
        Case asked = check("codes").cases().get(0);
        assertEquals(Kind.INVALID_ANSWER, kind(asked, null));
        assertEquals(Kind.INVALID_ANSWER, kind(asked, List.of(1, 2)));
        assertEquals(Kind.INVALID_ANSWER, kind(asked, Optional.of("1")));
        assertEquals(Kind.WRONG_ANSWER, kind(asked, Optional.of(List.of(1, 39))));
    }

    private static @Nullable Kind kind(Case asked, @Nullable Object value) {
        return asked.judge().judge(new Answer.Returned(value)).kind();
    }

    @ParameterizedTest
    @CsvSource({
        "seen-twice, 0.4, 120, 1, 40, 1, 1",
        "start-counted-once, 0.17, 120, 2, 40, 33, 34",
        "removed-forgotten, 0.04, 120, 2, 40, 1, 1",
        "window-one-short, 0.77, 166, 2, 40, 71, 12",
        "as-far-as-the-table-goes, 0.6, 120, 1, 40, 113, 3",
        "longest-length, 0.3, 120, 1, 40, 1, 40",
        "last-exception-as-start, 0.1, 120, 1, 40, 1, 1",
        "length-before-start, 0.3, 120, 1, 40, 2, 1"
    })
    void examplesOfTheStoriesAreTrue(
            String mutant, String code, int to, int removed, int maxPeriod, int start, int length) {
        int[] values = table(code, to, removed).values();
        assertEquals(
                Optional.of(new Period(start, length)),
                ((PeriodFinder) wrong(mutant)).certify(values, removed, maxPeriod));
    }

    @Test
    void twoStoriesSayThatNothingIsFoundWhereSomethingIs() {
        int[] kayles = table("0.77", 167, 2).values();
        assertEquals(Optional.empty(), ((PeriodFinder) wrong("last-value-never-read")).certify(kayles, 2, 40));
        assertEquals(Optional.empty(), ((PeriodFinder) wrong("down-to-zero")).certify(kayles, 2, 40));
        int[] alternating = table("0.3", 120, 1).values();
        assertEquals(Optional.empty(), ((PeriodFinder) wrong("longest-length-left-out")).certify(alternating, 1, 2));
    }

    @Test
    void brokenWindowIsShownWhereItBreaks() {
        var steps = firstExplanation("codes", wrong("seen-twice")).steps();
        // From 1 to 2 × 1 + 1 + 1 - 1.
        assertEquals(Step.say("window", 1, 1, 3L, 4L, 120, 1), steps.get(0));
        assertEquals(Step.say("breaks", 2, 0, 3, 1), steps.get(1));
        Step.Grid around = (Step.Grid) steps.get(2);
        assertEquals(List.of("1", "2", "3", "4", "5", "6"), around.columns());
        assertEquals(Step.Mark.WRONG, around.rows().get(0).cells().get(1).mark());
        assertEquals("1", around.rows().get(1).cells().get(1).text());
        assertEquals(Step.say("none", 40, 120), steps.get(3));
    }

    @Test
    void tableThatIsTooShortIsToldHowFarItWouldHaveToReach() {
        var explained = explain("0.77", 166, Optional.of(List.of(71, 12)));
        assertEquals(Step.say("too-far", 12, 71, 155L, 167L, 166, 2), explained.get(1));
    }

    @Test
    void rightPeriodIsShownWithItsWindow() {
        var explained = explain("0.77", 167, Optional.of(List.of(71, 24)));
        assertEquals(Step.say("too-far", 24, 71, 167L, 191L, 167, 2), explained.get(1));
        assertEquals(Step.say("right", 12, 71, 155L, 167L, 167, 2), explained.get(2));
        assertEquals(
                Step.say("start-below-one", 0),
                explain("0.3", 120, Optional.of(List.of(0, 2))).get(0));
        assertEquals(
                Step.say("length-out-of-range", 41, 40),
                explain("0.3", 120, Optional.of(List.of(1, 41))).get(0));
        assertEquals(
                Step.say("proved-but-longer", 4, 1),
                explain("0.3", 120, Optional.of(List.of(1, 4))).get(0));
        assertEquals(
                Step.say("proved-from-later", 2, 3),
                explain("0.3", 120, Optional.of(List.of(3, 2))).get(0));
    }

    private static List<Step> explain(String code, int to, Object answer) {
        Judged failed = Judged.of(PeriodCases.of(table(code, to, code.length() - 2)), new Answer.Returned(answer));
        var explained = new PeriodSteps().explain(failed, List.of(failed), true).orElseThrow();
        return ((Explanation.Worked) explained).steps();
    }
}
