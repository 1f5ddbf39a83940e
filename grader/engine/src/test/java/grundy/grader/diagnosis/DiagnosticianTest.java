package grundy.grader.diagnosis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.catalogue.Answer;
import grundy.catalogue.Case;
import grundy.catalogue.Catalogue;
import grundy.catalogue.Check;
import grundy.catalogue.Exercise;
import grundy.catalogue.Judged;
import grundy.catalogue.JudgedCheck;
import grundy.catalogue.Mutant;
import grundy.grader.result.Diagnosis;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class DiagnosticianTest {

    private static final Exercise EXERCISE =
            Catalogue.load().find("take-and-split").orElseThrow();
    private static final List<Check> CHECKS = EXERCISE.checks(42);

    /** Trials of all mutants; a right solution is any mutant that is equivalent to one. */
    private static final Map<String, MutantTrial> TRIALS = new HashMap<>();

    private static MutantTrial trial(Mutant mutant) {
        return TRIALS.computeIfAbsent(mutant.id(), id -> MutantTrial.of(EXERCISE, mutant, CHECKS));
    }

    private static MutantTrial trial(String id) {
        return trial(EXERCISE.mutants().stream()
                .filter(m -> m.id().equals(id))
                .findFirst()
                .orElseThrow());
    }

    static Stream<Mutant> wrong() {
        return EXERCISE.mutants().stream().filter(m -> !m.equivalent());
    }

    static Stream<Mutant> equivalent() {
        return EXERCISE.mutants().stream().filter(Mutant::equivalent);
    }

    private static List<Diagnosis> diagnose(MutantTrial trial) {
        return Diagnostician.diagnose(EXERCISE, trial.checks());
    }

    /** What a right solution gives, as some mutant gives it in each case. */
    private static List<JudgedCheck> rightChecks() {
        return CHECKS.stream()
                .map(check -> new JudgedCheck(
                        check,
                        check.cases().stream().map(DiagnosticianTest::right).toList()))
                .toList();
    }

    private static Judged right(Case asked) {
        for (String id : List.of("sum-of-values", "guess-nim", "winner-inverted")) {
            var answer = EXERCISE.ask(solver(id), asked.question());
            if (asked.judge().judge(answer).isRight()) {
                return Judged.of(asked, answer);
            }
        }
        return equivalent()
                .map(m -> Judged.of(asked, EXERCISE.ask(m.solver().get(), asked.question())))
                .filter(Judged::isRight)
                .findFirst()
                .orElseThrow();
    }

    private static final Map<String, Object> SOLVERS = new HashMap<>();

    private static Object solver(String id) {
        return SOLVERS.computeIfAbsent(id, i -> trial(i).mutant().solver().get());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("wrong")
    void wrongSolutionIsNamedAmongThoseThatAgreeOnEverything(Mutant mutant) {
        var found = diagnose(trial(mutant));
        assertTrue(found.stream().allMatch(Diagnosis::agreesOnAll), found::toString);
        var own = found.stream().filter(d -> d.mutant().equals(mutant.id())).toList();
        assertEquals(1, own.size(), found::toString);
        assertEquals(own.get(0).of(), own.get(0).explains());
        assertEquals(0, own.get(0).contradicts());
        assertTrue(own.get(0).of() > 0);
        assertEquals(
                List.of(mutant.title(), mutant.story()),
                List.of(own.get(0).title(), own.get(0).story()));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("wrong")
    void allThatAreNamedTogetherSayTheSameOnEveryCaseInSomeStyle(Mutant mutant) {
        List<String> said = saidBy(trial(mutant));
        for (Diagnosis named : diagnose(trial(mutant))) {
            Mutant other = trial(named.mutant()).mutant();
            assertTrue(
                    Stream.concat(Stream.of(other.solver()), other.styles().stream())
                            .map(style -> new Mutant("style", "", "", false, style, List.of()))
                            .anyMatch(style -> saidBy(MutantTrial.of(EXERCISE, style, CHECKS))
                                    .equals(said)),
                    named.mutant());
        }
    }

    @Test
    void aRightTableIsNeverExplainedByAMistakeThatChangesIt() {
        var named = diagnose(trial("winner-inverted"));
        assertEquals(
                List.of("winner-inverted"),
                named.stream().map(Diagnosis::mutant).toList());
        named = diagnose(trial("guess-nim"));
        assertTrue(named.stream().anyMatch(d -> d.mutant().equals("guess-nim")), named::toString);
    }

    @Test
    void theSameWrongTableIsNamedWhateverTheSearchForAMoveDoes() {
        Mutant table = trial("mex-includes-self").mutant();
        var checks = new ArrayList<JudgedCheck>();
        for (JudgedCheck judged : trial(table).checks()) {
            checks.add(new JudgedCheck(
                    judged.check(),
                    judged.all().stream()
                            .map(j -> j.asked().stratum() == Case.Stratum.VALUE
                                    ? j
                                    : Judged.of(j.asked(), new Answer.Threw("java.lang.Error", "", List.of())))
                            .toList()));
        }
        var found = Diagnostician.diagnose(EXERCISE, checks);
        assertEquals(Diagnosis.Agreement.EVERY_VALUE, found.get(0).agreement());
        assertTrue(found.stream().anyMatch(d -> d.mutant().equals(table.id())), found::toString);
    }

    private static List<String> saidBy(MutantTrial trial) {
        return trial.checks().stream()
                .flatMap(c -> c.all().stream())
                .map(j -> j.finding().said())
                .toList();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("equivalent")
    void equivalentMutantIsNotKilledAndNotDiagnosed(Mutant mutant) {
        MutantTrial trial = trial(mutant);
        assertTrue(trial.asExpected(), mutant::id);
        assertEquals(List.of(), diagnose(trial));
    }

    @Test
    void equivalentMutantsAreNeverNamed() {
        Set<String> named = new HashSet<>();
        wrong().forEach(m -> diagnose(trial(m)).forEach(d -> named.add(d.mutant())));
        equivalent().forEach(m -> assertFalse(named.contains(m.id()), m::id));
        assertEquals(wrong().count(), named.size());
    }

    @Test
    void nothingIsSaidOfARightSolution() {
        assertEquals(List.of(), Diagnostician.diagnose(EXERCISE, rightChecks()));
    }

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
        // explains / (of + contradicts) = (187 - n) / 187, and 0.75 x 187 = 140.25
        "0, 187, 0, true",
        "18, 169, 18, true",
        "46, 141, 46, true",
        "47, 0, 0, false",
        "93, 0, 0, false",
        "186, 0, 0, false",
    })
    void mutantThatIsFollowedInPartIsNamedWithNumbersDownToThreeQuarters(
            int right, int explains, int contradicts, boolean named) {
        var checks = partly("sum-of-values", "winners", (i, total) -> i >= right, RIGHT_ELSEWHERE);
        var found = Diagnostician.diagnose(EXERCISE, checks);
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
    @CsvSource({"0, true", "26, true", "27, false", "93, false"})
    void otherWrongAnswersAreNotExplained(int threw, boolean named) {
        // It explains 187 - n of 187, and contradicts n: 161 >= 0.75 x 213 = 159.75, but 160 < 0.75 x 214 = 160.5
        var checks = partly(
                "sum-of-values",
                "winners",
                (i, total) -> i >= threw,
                new Answer.Threw("java.lang.IllegalStateException", "", List.of()));
        var found = Diagnostician.diagnose(EXERCISE, checks);
        assertEquals(named, !found.isEmpty());
        for (Diagnosis one : found) {
            assertEquals(List.of(187 - threw, 187, threw), List.of(one.explains(), one.of(), one.contradicts()));
        }
    }

    @Test
    void oneWrongAnswerIsNoMisconception() {
        var checks = partly("sum-of-values", "winners", (i, total) -> i == 0, RIGHT_ELSEWHERE);
        assertEquals(List.of(), Diagnostician.diagnose(EXERCISE, checks));
    }

    @Test
    void mistakeThatOnlyRandomCasesShowIsCountedOverThem() {
        var checks = partly("sum-of-values", "large", (i, total) -> true, RIGHT_ELSEWHERE);
        int wrong = checks.get(3).failed().size();
        var best = Diagnostician.diagnose(EXERCISE, checks).get(0);
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
        assertEquals(List.of(), Diagnostician.diagnose(EXERCISE, checks));
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
        var found = Diagnostician.diagnose(EXERCISE, checks);
        assertTrue(found.stream().anyMatch(d -> d.mutant().equals("sum-of-values")), found::toString);
        assertTrue(found.stream().allMatch(Diagnosis::agreesOnAll));
    }
}
