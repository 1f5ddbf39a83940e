package grundy.catalogue.practice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.catalogue.Handout;
import grundy.catalogue.JudgedCheck;
import grundy.catalogue.Mutant;
import grundy.catalogue.Question;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds in every variant: one right sheet, nothing for guessing, and every mistake seen. */
class VariantsTest {

    private static final int VARIANTS = Integer.getInteger("practice.variants", 100);

    static Stream<PracticeExercise<?>> exercises() {
        return AllPractice.exercises();
    }

    private static LongStream variants() {
        return LongStream.concat(
                LongStream.of(0), IntStream.range(1, VARIANTS).mapToLong(i -> new Handout(7, "s" + i).variant()));
    }

    @ParameterizedTest
    @MethodSource("exercises")
    void rightSheetEarnsEverythingInEveryVariant(PracticeExercise<?> exercise) {
        var right = new RightSheet(exercise.id());
        variants()
                .forEach(v ->
                        assertEquals(100, AllPractice.points(AllPractice.judge(exercise, v, right)), () -> "" + v));
    }

    @ParameterizedTest
    @MethodSource("exercises")
    void sameAnswerInEveryBlankEarnsNothingInAnyVariant(PracticeExercise<?> exercise) {
        List<Object> constants = List.of(
                "first",
                "second",
                "none",
                "heap 1 becomes nothing",
                List.of(),
                IntStream.rangeClosed(0, 30).boxed().toList());
        variants().forEach(v -> {
            for (Object constant : constants) {
                assertEquals(
                        0,
                        AllPractice.points(AllPractice.judge(exercise, v, (blank, given) -> constant)),
                        "" + constant);
            }
            for (int n = 0; n < 16; n++) {
                int number = n;
                assertEquals(0, AllPractice.points(AllPractice.judge(exercise, v, (blank, given) -> number)), "" + n);
                assertEquals(
                        0,
                        AllPractice.points(AllPractice.judge(exercise, v, (blank, given) -> List.of(number))),
                        "" + n);
            }
        });
    }

    /** 3, "3", [3, 3], [" 3"], and a blank that is left empty: no two are alike to look at. */
    @ParameterizedTest
    @MethodSource("exercises")
    void sameAnswerInOtherWordsEarnsNothingEither(PracticeExercise<?> exercise) {
        variants().limit(10).forEach(v -> {
            for (int n = 0; n < 16; n++) {
                List<Object> spellings = List.of(n, "" + n, List.of(n, n), List.of(" " + n));
                assertEquals(0, AllPractice.points(AllPractice.judge(exercise, v, inTurn(spellings, 4))), "" + n);
                assertEquals(0, AllPractice.points(AllPractice.judge(exercise, v, inTurn(spellings, 3))), "" + n);
            }
        });
    }

    /** Fills in so many blanks, each the next time with something else. */
    private static FilledSheet inTurn(List<Object> answers, int filledIn) {
        var blanks = new ArrayList<String>();
        return (blank, given) -> {
            if (!blanks.contains(blank)) {
                blanks.add(blank);
            }
            int place = blanks.indexOf(blank);
            return place < filledIn ? answers.get(place) : null;
        };
    }

    @ParameterizedTest
    @MethodSource("exercises")
    void everyMistakeIsWrongInEveryVariantAndNoTwoAreAlike(PracticeExercise<?> exercise) {
        variants().forEach(v -> {
            var different = new HashSet<List<String>>();
            for (Mutant mutant : exercise.mutants()) {
                List<JudgedCheck> judged = AllPractice.judge(
                        exercise, v, (FilledSheet) mutant.solver().get());
                assertTrue(AllPractice.points(judged) < 100, () -> mutant.id() + " in variant " + v);
                assertTrue(
                        different.add(judged.stream()
                                .flatMap(c -> c.all().stream())
                                .map(j -> j.finding().said())
                                .toList()),
                        () -> mutant.id() + " in variant " + v);
            }
        });
    }

    /** A sheet that is passed on: what it says stays, whatever is asked. */
    @ParameterizedTest
    @MethodSource("exercises")
    void sheetOfAnotherStudentEarnsLittleOnAverage(PracticeExercise<?> exercise) {
        long[] all = variants().limit(40).toArray();
        double points = 0;
        List<Map<String, Object>> sheets =
                LongStream.of(all).mapToObj(v -> written(exercise, v)).toList();
        for (long to : all) {
            for (Map<String, Object> written : sheets) {
                points += AllPractice.points(AllPractice.judge(exercise, to, (blank, given) -> written.get(blank)));
            }
        }
        double average = (points / all.length - 100) / (all.length - 1);
        assertTrue(average < 40, () -> exercise.id() + ": " + average);
    }

    private static Map<String, Object> written(PracticeExercise<?> exercise, long variant) {
        var right = new RightSheet(exercise.id());
        var written = new HashMap<String, Object>();
        exercise.checks(variant).forEach(check -> check.cases().forEach(c -> {
            Question question = c.question();
            written.put(
                    (String) question.arguments().get(0),
                    right.answer(
                            (String) question.arguments().get(0),
                            question.arguments().subList(1, question.arguments().size())));
        }));
        return written;
    }

    @ParameterizedTest
    @MethodSource("exercises")
    void everyBlankOfTheSheetIsJudgedAndNoOther(PracticeExercise<?> exercise) {
        variants().limit(50).forEach(v -> {
            var blanks = new HashSet<String>();
            exercise.sheet(v).blanks().forEach(b -> assertTrue(blanks.add(b.name())));
            var judged = new HashSet<String>();
            exercise.checks(v).forEach(check -> check.cases()
                    .forEach(c -> judged.add((String) c.question().arguments().get(0))));
            assertEquals(blanks, judged);
        });
    }

    @ParameterizedTest
    @MethodSource("exercises")
    void sameVariantIsTheSameProblemAndManyAreDifferent(PracticeExercise<?> exercise) {
        var again = AllPractice.named(exercise.id());
        var sheets = new HashSet<Object>();
        variants().forEach(v -> {
            assertEquals(exercise.sheet(v), again.sheet(v));
            sheets.add(exercise.sheet(v));
        });
        assertTrue(sheets.size() > 50, () -> exercise.id() + ": " + sheets.size());
        assertNotEquals(exercise.sheet(0), exercise.sheet(new Handout(7, "anna").variant()));
    }
}
