package grundy.catalogue.practice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.catalogue.Answer;
import grundy.catalogue.Case;
import grundy.catalogue.Check;
import grundy.catalogue.Explanation.Worked;
import grundy.catalogue.Handout;
import grundy.catalogue.Judged;
import grundy.catalogue.JudgedCheck;
import grundy.catalogue.Mutant;
import grundy.catalogue.Step;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Variant 0: the answers that the lesson gives, what each known mistake makes of them, and how they are explained. */
class LessonsOwnProblemsTest {

    static Stream<PracticeExercise<?>> exercises() {
        return AllPractice.exercises();
    }

    /** The answers as the lesson prints them. */
    private static final Map<String, Map<String, Object>> LESSON = Map.of(
            "practice-mex", Map.of("a", 2, "b", 0),
            "practice-options", Map.of("a", 2, "b", 1, "c", List.of(1, 0), "g", 3),
            "practice-p-positions", Map.of("zero", List.of(0, 3, 11, 19, 29), "c", "second", "d", "first"),
            "practice-winner",
                    Map.of(
                            "a-values", List.of(2, 1, 3),
                            "a-winner", "second",
                            "a-move", "none",
                            "b-values", List.of(2, 1, 4),
                            "b-winner", "first",
                            "b-move", "heap 3 (size 10) becomes 9"),
            "practice-move", Map.of("values", List.of(3, 4), "xor", 7, "move", "heap 2 (size 10) becomes 9"));

    @ParameterizedTest
    @MethodSource("exercises")
    void answersOfTheLessonAreRight(PracticeExercise<?> exercise) {
        Map<String, Object> written = LESSON.getOrDefault(exercise.id(), Map.of());
        assertEquals(100, AllPractice.points(AllPractice.judge(exercise, 0, (blank, given) -> written.get(blank))));
    }

    /** Points that each mistake leaves, of 100. */
    @ParameterizedTest
    @CsvSource({
        "practice-mex, 'counted-from-one 0, from-one 0, from-smallest 0, how-many 0, max-plus-one 0, smallest 0'",
        "practice-options, 'moves-counted 75, sizes-for-values 0, split-added 50, split-as-one-heap 50, split-forgotten 50'",
        "practice-p-positions,"
                + " 'counted-from-one 20, mex-from-one 0, split-forgotten 0, stopped-early 80, winner-swapped 80, won-listed 20,"
                + " zero-forgotten 80'",
        "practice-winner,"
                + " 'first-two 20, largest-heap 60, split-forgotten 0, sum-of-values 60, target-as-size 60, winner-swapped 20,"
                + " xor-of-sizes 0'",
        "practice-move,"
                + " 'difference-for-xor 80, equal-sizes 40, target-as-size 40, wrong-heap 40, xor-of-sizes 0, zero-in-one-heap 40'"
    })
    void everyMistakeCostsWhatItShould(String id, String expected) {
        PracticeExercise<?> exercise = AllPractice.named(id);
        var points = new TreeMap<String, Long>();
        for (Mutant mutant : exercise.mutants()) {
            var sheet = (FilledSheet) mutant.solver().get();
            points.put(mutant.id(), Math.round(AllPractice.points(AllPractice.judge(exercise, 0, sheet))));
        }
        assertEquals(
                expected,
                points.entrySet().stream()
                        .map(e -> e.getKey() + " " + e.getValue())
                        .collect(Collectors.joining(", ")));
    }

    @ParameterizedTest
    @MethodSource("exercises")
    void everyWrongAnswerIsExplainedInSentencesThatAreThere(PracticeExercise<?> exercise) {
        for (String language : List.of("en", "de")) {
            Map<String, String> texts = exercise.texts(language);
            for (JudgedCheck judged : AllPractice.judge(exercise, 0, (blank, given) -> null)) {
                for (Judged failed : judged.all()) {
                    var worked = (Worked) judged.check()
                            .explainer()
                            .explain(failed, judged.all(), true)
                            .orElseThrow();
                    assertTrue(worked.steps().size() > 0 && worked.brief() != null);
                    Stream.concat(worked.steps().stream(), worked.solution().stream())
                            .flatMap(LessonsOwnProblemsTest::keys)
                            .forEach(key -> assertTrue(texts.containsKey(exercise.id() + ".explain." + key), key));
                }
            }
        }
    }

    private static Stream<String> keys(Step step) {
        if (step instanceof Step.Sentence sentence) {
            return Stream.of(sentence.key());
        }
        return step instanceof Step.Grid grid ? Stream.of(grid.key(), grid.key() + ".0") : Stream.of();
    }

    @Test
    void winningMoveIsNamedInTheSolutionOnly() {
        PracticeExercise<?> exercise = AllPractice.named("practice-move");
        Check check = exercise.checks(0).get(1);
        Judged failed = Judged.of(check.cases().get(0), new Answer.Returned("heap 1 becomes 5"));
        var worked = (Worked)
                check.explainer().explain(failed, List.of(failed), true).orElseThrow();
        assertTrue(worked.solution().contains(Step.say("winning.1", 2, 10, 9)));
        assertFalse(worked.withoutSolution().toString().contains("winning"));
    }

    @Test
    void legalMoveThatLosesIsFollowed() {
        Check check = AllPractice.named("practice-move").checks(0).get(1);
        Judged failed = Judged.of(check.cases().get(0), new Answer.Returned("heap 1 becomes 5"));
        var worked = (Worked)
                check.explainer().explain(failed, List.of(failed), true).orElseThrow();
        // 5 and 10 are worth 2 and 4: 2 ^ 4 = 6.
        assertEquals(Step.say("left", "5, 10", 6), worked.steps().get(2));
    }

    @Test
    void moveIsTheSameMistakeWhetherTheSizeIsWrittenOrNot() {
        Check check = AllPractice.named("practice-move").checks(0).get(1);
        for (String became : List.of("3", "8")) {
            assertEquals(said(check, "heap 2 becomes " + became), said(check, "heap 2 (size 10) becomes " + became));
        }
        assertNotEquals(said(check, "heap 2 becomes 3"), said(check, "heap 2 becomes 4"));
    }

    private static String said(Check check, String written) {
        return Judged.of(check.cases().get(0), new Answer.Returned(written))
                .finding()
                .said();
    }

    @Test
    void heapWithoutAMoveIsSaidToHaveNone() {
        Check check = AllPractice.named("practice-p-positions").checks(0).get(0);
        Judged failed = Judged.of(check.cases().get(0), new Answer.Returned(List.of(3, 11, 19, 29)));
        var worked = (Worked)
                check.explainer().explain(failed, List.of(failed), true).orElseThrow();
        assertEquals(Step.say("no-move", 0), worked.steps().get(1));
    }

    @ParameterizedTest
    @CsvSource({
        "heap 2 becomes 9,",
        "'  Heap 2 (size 10)  becomes 9. ',",
        "heap 2 becomes 8, LOSING_MOVE",
        "heap 2 becomes 7, ILLEGAL_MOVE",
        "heap 2 becomes 0 and 8, ILLEGAL_MOVE",
        "heap 3 becomes 9, ILLEGAL_MOVE",
        "heap 2 (size 9) becomes 9, ILLEGAL_MOVE",
        "heap 0 becomes 9, INVALID_ANSWER",
        "take 1 from heap 2, INVALID_ANSWER",
        "none, WRONG_ANSWER"
    })
    void moveIsReadInTheLessonsWords(String written, String kind) {
        Case asked = AllPractice.named("practice-move").checks(0).get(1).cases().get(0);
        assertEquals(
                kind == null ? "null" : kind,
                String.valueOf(asked.judge().judge(new Answer.Returned(written)).kind()));
    }

    @ParameterizedTest
    @MethodSource("exercises")
    void storiesAreOfAReadableLengthAndEveryTextIsThereInGerman(PracticeExercise<?> exercise) {
        assertTrue(exercise.mutants().size() >= 5);
        for (Mutant mutant : exercise.mutants()) {
            int length = mutant.story().length();
            assertTrue(length >= 200 && length <= 520, () -> mutant.id() + ": " + length);
        }
        assertEquals(
                new TreeSet<>(exercise.texts("en").keySet()),
                new TreeSet<>(exercise.texts("de").keySet()));
    }

    @Test
    void variantOfASeedAndAStudentIsKnown() {
        // printf 'grundy-sheet-1\n7\nanna\n' | sha256sum
        assertEquals(0x25880f39e2c65cbeL, new Handout(7, "anna").variant());
        assertEquals(0, new Handout(0, "anna").variant());
        assertEquals(new Handout(7, "\u00e9").variant(), new Handout(7, "e\u0301").variant());
    }

    @Test
    void emptySheetIsJsonWhateverTheIdOfAStudent() {
        String answers = AllPractice.named("practice-mex")
                .handout(new Handout(-7, "a\"b\\c\u00e9\n"))
                .getOrDefault("answers.json", "");
        assertEquals("""
                {
                  "exercise": "practice-mex",
                  "seed": -7,
                  "student": "a\\"b\\\\c\\u00e9\\u000a",
                  "answers": {
                    "a": null,
                    "b": null
                  }
                }
                """, answers);
    }
}
