package grundy.grader.diagnosis;

import static grundy.grader.diagnosis.Trials.CHECKS;
import static grundy.grader.diagnosis.Trials.EXERCISE;
import static grundy.grader.diagnosis.Trials.diagnose;
import static grundy.grader.diagnosis.Trials.rightChecks;
import static grundy.grader.diagnosis.Trials.trial;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.catalogue.Answer;
import grundy.catalogue.Check;
import grundy.catalogue.Judged;
import grundy.catalogue.JudgedCheck;
import grundy.grader.result.Diagnosis;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PartialDiagnosisTest {

    /** Right, but for a part of the cases of a check: there it answers as a mutant does, or as is said. */
    private static List<JudgedCheck> partly(
            String mutant, String check, BiFunction<Integer, Integer, Boolean> follows, Answer otherwise) {
        var result = new ArrayList<JudgedCheck>();
        for (JudgedCheck right : rightChecks()) {
            var all = new ArrayList<>(right.all());
            List<Judged> wrong = trial(mutant).checks().stream()
                    .filter(c -> c.check().id().equals(right.check().id())
                            && c.check().id().equals(check))
                    .flatMap(c -> c.all().stream())
                    .toList();
            int total = (int) wrong.stream().filter(j -> !j.isRight()).count();
            int seen = 0;
            for (int i = 0; i < wrong.size(); i++) {
                if (!wrong.get(i).isRight()) {
                    if (follows.apply(seen++, total)) {
                        all.set(i, wrong.get(i));
                    } else if (!(otherwise instanceof Answer.NotAsked)) {
                        all.set(i, Judged.of(wrong.get(i).asked(), otherwise));
                    }
                }
            }
            result.add(new JudgedCheck(right.check(), all));
        }
        return result;
    }

    private static final Answer RIGHT_ELSEWHERE = new Answer.NotAsked("right");

    @ParameterizedTest(name = "right on {0} of the 187")
    @CsvSource({
        // explains / (of + contradicts) = (187 - n) / 187, and 0.85 x 187 = 158.95
        "0, 187, 0, true",
        "18, 169, 18, true",
        "28, 159, 28, true",
        "29, 0, 0, false",
        "93, 0, 0, false",
        "186, 0, 0, false",
    })
    void mutantThatIsFollowedInPartIsNamedWithNumbersDownToAShare(
            int right, int explains, int contradicts, boolean named) {
        var checks = partly("sum-of-values", "winners", (i, total) -> i >= right, RIGHT_ELSEWHERE);
        var found = new Diagnostician().diagnose(EXERCISE, checks);
        assertEquals(named, !found.isEmpty(), found::toString);
        if (named) {
            Diagnosis best = found.get(0);
            assertEquals("sum-of-values", best.mutant());
            assertEquals(
                    List.of(explains, explains, contradicts), List.of(best.explains(), best.of(), best.contradicts()));
            // The random cases were answered rightly, where the mutant is wrong.
            assertTrue(found.stream().noneMatch(Diagnosis::agreesOnAll));
            assertTrue(found.size() <= 3);
        }
    }

    @ParameterizedTest(name = "{0} of the 187 threw")
    @CsvSource({"0, true", "15, true", "16, false", "93, false"})
    void otherWrongAnswersAreNotExplained(int threw, boolean named) {
        // It explains 187 - n of 187, and contradicts n: 172 >= 0.85 x 202 = 171.7, but 171 < 0.85 x 203 = 172.55
        var checks = partly(
                "sum-of-values",
                "winners",
                (i, total) -> i >= threw,
                new Answer.Threw("java.lang.IllegalStateException", "", List.of()));
        var found = new Diagnostician().diagnose(EXERCISE, checks);
        assertEquals(named, !found.isEmpty());
        for (Diagnosis one : found) {
            assertEquals(List.of(187 - threw, 187, threw), List.of(one.explains(), one.of(), one.contradicts()));
        }
    }

    @Test
    void exceptionsInMostPlacesAreNotTakenForAMistakeThatFindsNoMoveThere() {
        var threw = new Answer.Threw("java.lang.ArrayIndexOutOfBoundsException", "Index -1", List.of());
        var checks = partly("first-heap-only", "moves", (i, total) -> true, RIGHT_ELSEWHERE);
        // All 178 places where the mistake finds no move, and a few where it does.
        JudgedCheck moves = checks.remove(2);
        var all = new ArrayList<Judged>();
        for (Judged judged : moves.all()) {
            boolean breaksOff = !judged.isRight() || all.size() % 44 == 0;
            all.add(breaksOff ? Judged.of(judged.asked(), threw) : judged);
        }
        checks.add(2, new JudgedCheck(moves.check(), all));
        assertEquals(List.of(), new Diagnostician().diagnose(EXERCISE, checks));
    }

    @Test
    void oneWrongAnswerIsNoMisconception() {
        var checks = partly("sum-of-values", "winners", (i, total) -> i == 0, RIGHT_ELSEWHERE);
        assertEquals(List.of(), new Diagnostician().diagnose(EXERCISE, checks));
    }

    @Test
    void mistakeThatOnlyRandomCasesShowIsCountedOverThem() {
        var checks = partly("sum-of-values", "large", (i, total) -> true, RIGHT_ELSEWHERE);
        int wrong = checks.get(3).failed().size();
        var best = new Diagnostician().diagnose(EXERCISE, checks).get(0);
        assertEquals("sum-of-values", best.mutant());
        assertEquals(List.of(wrong, wrong, 0), List.of(best.explains(), best.of(), best.contradicts()));
        assertFalse(best.agreesOnAll(), "it is wrong where the solution is right");
    }

    @Test
    void numbersDoNotDependOnTheSeed() {
        for (long seed : new long[] {1, 2, 3}) {
            var mutant = trial("sum-of-values").mutant();
            var found = diagnose(MutantTrial.of(EXERCISE, mutant, EXERCISE.checks(seed)));
            assertEquals("sum-of-values", found.get(0).mutant());
            assertEquals(187, found.get(0).of());
        }
    }

    @Test
    void whatWasNotRunIsNoEvidence() {
        var checks = new ArrayList<JudgedCheck>();
        for (Check check : CHECKS) {
            checks.add(new JudgedCheck(
                    check,
                    check.cases().stream()
                            .map(c -> Judged.of(c, new Answer.NotAsked("no time")))
                            .toList()));
        }
        assertEquals(List.of(), new Diagnostician().diagnose(EXERCISE, checks));
    }

    @Test
    void halfAnInterviewStillNamesTheMistake() {
        // The first 100 winners were asked: sum for XOR is wrong on some of them, and explains all of these.
        var checks = new ArrayList<JudgedCheck>();
        for (JudgedCheck judged : trial("sum-of-values").checks()) {
            var all = new ArrayList<>(judged.all());
            for (int i = 100; i < all.size(); i++) {
                all.set(i, Judged.of(all.get(i).asked(), new Answer.NotAsked("no time")));
            }
            checks.add(new JudgedCheck(judged.check(), all));
        }
        var found = new Diagnostician().diagnose(EXERCISE, checks);
        assertTrue(found.stream().anyMatch(d -> d.mutant().equals("sum-of-values")), found::toString);
        assertTrue(found.stream().allMatch(Diagnosis::agreesOnAll));
    }
}
