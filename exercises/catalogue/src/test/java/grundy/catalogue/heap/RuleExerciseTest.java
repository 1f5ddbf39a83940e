package grundy.catalogue.heap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.catalogue.Check;
import grundy.catalogue.Judged;
import grundy.catalogue.Mutant;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Exercises that follow from a rule: the right solution passes, every wrong one is caught, and the values are known. */
class RuleExerciseTest {

    static Stream<Named<RuleExercise>> exercises() {
        return RuleExercises.all()
                .map(each -> Named.of(each.id() + " " + each.game().orElseThrow(), each));
    }

    @Test
    void eightAreRegistered() {
        assertEquals(
                List.of(
                        "dawsons-kayles",
                        "grundys-game",
                        "kayles",
                        "lasker-nim",
                        "nim",
                        "subtraction-1-2",
                        "subtraction-1-3-4",
                        "subtraction-2-3"),
                RuleExercises.registered().stream()
                        .map(RuleExercise::id)
                        .sorted()
                        .toList());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("exercises")
    void rightSolutionIsRightEverywhere(RuleExercise exercise) {
        var solver = new RightSolver(exercise.game().orElseThrow());
        for (Check check : exercise.checks(7)) {
            assertEquals(0, Grading.failed(Grading.judge(exercise, check, solver)), check.id());
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("exercises")
    void checksWeighAHundredAndAskForWonAndLost(RuleExercise exercise) {
        List<Check> checks = exercise.checks(42);
        assertEquals(100, checks.stream().mapToInt(Check::weight).sum());
        for (Check check : checks) {
            List<Judged> all = Grading.judge(
                    exercise, check, new RightSolver(exercise.game().orElseThrow()));
            assertTrue(check.marking().share(all).isWhole(), check.id());
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("exercises")
    void everyMutantIsCaughtUnlessItIsEquivalent(RuleExercise exercise) {
        assertTrue(exercise.mutants().size() > 30, exercise.mutants().size() + " mutants");
        for (Mutant mutant : exercise.mutants()) {
            long caught = exercise.checks(42).stream()
                    .filter(check -> check.isExhaustive() || check.id().equals("large"))
                    .filter(check -> Grading.failed(Grading.judge(
                                    exercise, check, mutant.solver().get()))
                            > 0)
                    .count();
            assertEquals(mutant.equivalent(), caught == 0, mutant.id() + " is caught by " + caught + " checks");
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("exercises")
    void idsTitlesAndStoriesAreDifferent(RuleExercise exercise) {
        List<Mutant> all = exercise.mutants();
        assertEquals(all.size(), all.stream().map(Mutant::id).distinct().count());
        assertEquals(all.size(), all.stream().map(Mutant::title).distinct().count());
        assertEquals(all.size(), all.stream().map(Mutant::story).distinct().count());
    }

    @ParameterizedTest(name = "{0}: {1} is wrong on {2} values, {3} winners and {4} moves")
    @CsvSource({
        "nim, sum-of-values, 0, 74, 0",
        "nim, pairs-only, 0, 42, 0",
        "nim, three-bits-only, 23, 28, 210",
        "nim, difference-of-two-largest, 0, 134, 92",
        "nim, one-stone-at-a-time, 0, 0, 577",
        "subtraction-1-2, sum-of-values, 0, 180, 0",
        "subtraction-1-2, three-may-be-taken-too, 22, 308, 464",
        "subtraction-1-2, multiples-of-three-by-total, 0, 414, 234",
        "subtraction-1-3-4, two-may-be-taken-too, 27, 206, 342",
        "subtraction-1-3-4, taking-three-forgotten, 23, 166, 294",
        "subtraction-1-3-4, largest-first-only, 21, 300, 412",
        "subtraction-2-3, one-may-be-taken-too, 25, 350, 398",
        "subtraction-2-3, rest-may-be-taken, 18, 334, 268",
        "subtraction-2-3, half-of-the-size, 26, 280, 242",
        "lasker-nim, guess-nim, 14, 84, 336",
        "lasker-nim, swapped-one-too-early, 22, 84, 348",
        "lasker-nim, take-and-split-at-once, 27, 84, 300",
        "lasker-nim, split-in-half-only, 8, 0, 0",
        "kayles, no-split-after-two, 22, 196, 454",
        "kayles, no-split-after-one, 25, 190, 398",
        "kayles, two-pins-anywhere, 23, 48, 48",
        "kayles, split-without-knocking, 18, 136, 346",
        "kayles, mex-capped-at-three, 7, 0, 0",
        "dawsons-kayles, one-pin-too, 27, 256, 416",
        "dawsons-kayles, one-pin-only, 26, 416, 576",
        "dawsons-kayles, two-pins-anywhere, 25, 194, 178",
        "dawsons-kayles, dawsons-chess, 22, 328, 510",
        "grundys-game, equal-split-allowed, 24, 408, 442",
        "grundys-game, period-three-guessed, 14, 0, 0",
        "grundys-game, one-stone-taken, 24, 326, 536",
        "grundys-game, small-piece-only, 21, 390, 376"
    })
    void mutantsAreWrongAsOftenAsCounted(String id, String mutant, int values, int winners, int moves) {
        RuleExercise exercise = RuleExercises.find(id);
        Object solver = RuleExercises.solver(exercise, mutant);
        List<Long> failed = Stream.of("table", "winners", "moves")
                .map(check -> Grading.failed(Grading.judge(exercise, Grading.check(exercise, check), solver)))
                .toList();
        assertEquals(List.of((long) values, (long) winners, (long) moves), failed);
    }

    @Test
    void dawsonsChessIsDawsonsKaylesWithOneMore() {
        // g of 0.137 at n is g of 0.07 at n + 1: what the story says
        var chess = RuleExercises.solver(RuleExercises.find("dawsons-kayles"), "dawsons-chess");
        var kayles = new RightSolver(RuleExercises.find("dawsons-kayles").game().orElseThrow());
        for (int n = 0; n < 200; n++) {
            assertEquals(kayles.grundy(n + 1), chess.grundy(n), "n = " + n);
        }
    }

    @Test
    void patternOfGrundysGameHoldsForTenHeapsAndThenBreaks() {
        var exercise = RuleExercises.find("grundys-game");
        var guess = RuleExercises.solver(exercise, "period-three-guessed");
        var right = new RightSolver(exercise.game().orElseThrow());
        for (int n = 3; n < 13; n++) {
            assertEquals(right.grundy(n), guess.grundy(n), "n = " + n);
        }
        assertFalse(right.grundy(13) == guess.grundy(13));
    }

    static Stream<Named<String>> knownValues() throws IOException {
        try (var in = RuleExerciseTest.class.getResourceAsStream("known-values.txt")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                            .lines()
                            .filter(line -> !line.startsWith("#"))
                            .map(line -> Named.of(line.split(":", -1)[0], line))
                            .toList()
                            .stream();
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("knownValues")
    void expectedValuesAreTheKnownOnes(String line) {
        RuleExercise exercise = RuleExercises.find(line.split(": ", -1)[0]);
        int[] known = Arrays.stream(line.split(": ", -1)[1].split(" "))
                .mapToInt(Integer::parseInt)
                .toArray();
        assertEquals(121, known.length);
        for (String check : List.of("table", "large")) {
            Grading.check(exercise, check).cases().stream()
                    .filter(Questions::isAboutValue)
                    .filter(asked -> Questions.heapOf(asked) < known.length)
                    .forEach(asked -> assertEquals(
                            String.valueOf(known[Questions.heapOf(asked)]),
                            Judged.of(
                                            asked,
                                            exercise.ask(
                                                    new RightSolver(
                                                            exercise.game().orElseThrow()),
                                                    asked.question()))
                                    .finding()
                                    .expected()));
        }
    }
}
