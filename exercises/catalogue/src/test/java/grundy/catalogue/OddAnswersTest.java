package grundy.catalogue;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Answers of any shape to every check of every exercise. A solution can return most of them, and one that forges what its process says
 * can return all: they are wrong, and nothing that judges or explains them may break, for it does so in the grader.
 */
class OddAnswersTest {

    private static final int CASES = 6;

    private static final List<@Nullable Object> ODD = Arrays.asList(
            null,
            true,
            -1,
            Integer.MIN_VALUE,
            Integer.MAX_VALUE,
            Long.MIN_VALUE,
            "heap 1 becomes {0} <b>",
            new Answer.Foreign("course.Trap"),
            Optional.empty(),
            List.of(),
            Arrays.asList(1, null),
            List.of("1", 2L, true),
            List.of(Integer.MAX_VALUE, 1),
            List.of(1, Integer.MAX_VALUE),
            List.of(-1, -1),
            List.of(Integer.MIN_VALUE, List.of(1)),
            List.of(0, List.of(Integer.MAX_VALUE, Integer.MAX_VALUE)),
            List.of(0, Arrays.asList(1, null, "x")),
            List.of(0, List.of(), 3),
            List.of(List.of(List.of(1))),
            IntStream.range(0, 2_000).boxed().toList());

    static Stream<Exercise> exercises() {
        return Catalogue.load().exercises().stream();
    }

    @ParameterizedTest
    @MethodSource("exercises")
    void noAnswerBreaksTheGrader(Exercise exercise) {
        Object wrong = exercise.mutants().get(0).solver().get();
        for (Check check : exercise.checks(7)) {
            int step = Math.max(1, check.cases().size() / CASES);
            for (int i = 0; i < check.cases().size(); i += step) {
                Case asked = check.cases().get(i);
                for (Object odd : oddAnswersTo(exercise.ask(wrong, asked.question()))) {
                    assertDoesNotThrow(() -> judge(check, asked, odd), () -> asked.input() + ": " + odd);
                }
            }
        }
    }

    private static void judge(Check check, Case asked, @Nullable Object odd) {
        Judged judged = Judged.of(asked, new Answer.Returned(odd));
        if (!judged.isRight()) {
            assertFalse(judged.finding().said().isEmpty());
            assertTrue(judged.finding().actual().length() < 100_000);
            check.explainer().explain(judged, List.of(judged), true);
        }
    }

    /** Those above, as they are and in an {@link Optional}, and a usual answer with each of them in place of its last part. */
    private static List<@Nullable Object> oddAnswersTo(Answer usual) {
        var odd = new ArrayList<@Nullable Object>(ODD);
        ODD.stream().filter(value -> value != null).map(Optional::of).forEach(odd::add);
        if (usual instanceof Answer.Returned returned
                && returned.value() instanceof List<?> values
                && !values.isEmpty()) {
            for (Object part : ODD) {
                var changed = new ArrayList<@Nullable Object>(values);
                changed.set(values.size() - 1, part);
                odd.add(changed);
            }
        }
        return odd;
    }
}
