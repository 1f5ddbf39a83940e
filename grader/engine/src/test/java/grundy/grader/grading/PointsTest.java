package grundy.grader.grading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import grundy.catalogue.Answer;
import grundy.catalogue.Case;
import grundy.catalogue.Check;
import grundy.catalogue.Finding;
import grundy.catalogue.Judged;
import grundy.catalogue.JudgedCheck;
import grundy.catalogue.Question;
import grundy.catalogue.Share;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PointsTest {

    /** A check of so much weight, where the marking gives this share and the last case fails unless the share is whole. */
    private static JudgedCheck judged(int weight, int right, int of) {
        return judged(weight, new Share(right, of), right < of);
    }

    private static JudgedCheck judged(int weight, Share share, boolean failure) {
        var cases = new ArrayList<Case>();
        for (int i = 0; i < 2; i++) {
            boolean fails = failure && i == 1;
            cases.add(new Case(
                    Map.of("heap", i),
                    new Question("grundy", List.of(i)),
                    Case.Stratum.VALUE,
                    answer -> new Finding(fails ? Finding.Kind.WRONG_ANSWER : null, "0", "1", "1")));
        }
        var check = new Check(
                "check",
                "A check",
                weight,
                cases,
                all -> share,
                (f, all, inFull) -> Optional.empty(),
                Check.Shrinker.NONE);
        var answer = new Answer.Returned(1);
        return new JudgedCheck(
                check, cases.stream().map(c -> Judged.of(c, answer)).toList());
    }

    @ParameterizedTest(name = "{0} x {1}/{2} = {3}")
    @CsvSource({
        // 2.786...: sum for XOR is right on 14 of the 201 lost positions
        "40, 14, 201, 2.8",
        "40, 0, 201, 0.0",
        "40, 201, 201, 40.0",
        "20, 30, 31, 19.4",
        "10, 1, 3, 3.3",
        "10, 2, 3, 6.7",
        // ties go to the even digit: 0.25, 0.35, 0.45, 1.05 and 1.15
        "1, 5, 20, 0.2",
        "7, 1, 20, 0.4",
        "9, 1, 20, 0.4",
        "21, 1, 20, 1.0",
        "23, 1, 20, 1.2",
        // just beside a tie: 0.2500000025, 0.2499999975
        "1, 100000001, 400000000, 0.3",
        "1, 99999999, 400000000, 0.2",
        "40, 1, 2147483647, 0.0",
    })
    void pointsAreWeightTimesShareRoundedHalfEven(int weight, int right, int of, String shown) {
        assertEquals(new BigDecimal(shown), Points.of(judged(weight, right, of)));
    }

    @ParameterizedTest(name = "{0} x {1}/{2} is shown as {3}")
    @CsvSource({"100, 2499, 2500, 99.9", "40, 9999, 10000, 39.9", "30, 618, 619, 29.9", "1, 999, 1000, 0.9"})
    void scoreBelowTheMaximumIsNeverShownAsTheMaximum(int weight, int right, int of, String shown) {
        assertEquals(new BigDecimal(shown), Points.of(judged(weight, right, of)));
    }

    @Test
    void weightIsShownOnlyWhereNothingFailedWhateverTheMarkingSays() {
        var whole = new Share(5, 5);
        assertEquals(new BigDecimal("10.0"), Points.of(judged(10, whole, false)));
        assertEquals(new BigDecimal("9.9"), Points.of(judged(10, whole, true)));
    }

    @Test
    void totalAddsTheUnroundedPoints() {
        // 0.04 + 0.04 + 0.04 = 0.12; the rounded ones would give 0.0
        var checks = List.of(judged(1, 4, 100), judged(1, 4, 100), judged(1, 4, 100));
        assertEquals(new BigDecimal("0.1"), Points.total(checks));
        assertEquals(3, Points.maximum(checks));
    }

    @Test
    void totalOfTheLessonsMistakeIs62Point8() {
        // sum for XOR: 20 + 40 x 14/201 + 30 + 10 = 62.786...
        var checks = List.of(judged(20, 31, 31), judged(40, 14, 201), judged(30, 618, 618), judged(10, 9, 9));
        assertEquals(new BigDecimal("62.8"), Points.total(checks));
        assertEquals(100, Points.maximum(checks));
    }

    @Test
    void totalOf99Point96IsNotShownAs100() {
        // 60 + 40 x 999/1000 = 99.96
        assertEquals(new BigDecimal("99.9"), Points.total(List.of(judged(60, 7, 7), judged(40, 999, 1000))));
        assertEquals(new BigDecimal("100.0"), Points.total(List.of(judged(60, 7, 7), judged(40, 3, 3))));
    }

    @Test
    void checkRefusesAnotherNumberOfFindingsThanItHasCases() {
        JudgedCheck whole = judged(10, 1, 2);
        List<Judged> fewer = whole.all().subList(0, 1);
        var more = new ArrayList<>(whole.all());
        more.addAll(fewer);
        assertThrows(IllegalArgumentException.class, () -> new JudgedCheck(whole.check(), fewer));
        assertThrows(IllegalArgumentException.class, () -> new JudgedCheck(whole.check(), more));
    }

    @ParameterizedTest(name = "{0} of {1}")
    @CsvSource({"0, 0", "1, 0", "-1, 5", "6, 5", "0, -1"})
    void shareOfNothingOrOfMoreThanThereIsIsRefused(int right, int of) {
        assertThrows(IllegalArgumentException.class, () -> new Share(right, of));
    }

    @Test
    void weakerShareIsFoundWithoutOverflow() {
        var most = new Share(2_147_483_646, 2_147_483_647);
        var less = new Share(2_147_483_645, 2_147_483_647);
        assertEquals(less, most.weaker(less));
        assertEquals(less, less.weaker(most));
        assertEquals(new Share(1, 2), new Share(1, 2).weaker(new Share(2, 4)));
    }
}
