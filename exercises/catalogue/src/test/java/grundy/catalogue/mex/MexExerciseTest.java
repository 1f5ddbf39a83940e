package grundy.catalogue.mex;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.catalogue.Answer;
import grundy.catalogue.Case;
import grundy.catalogue.Exercise;
import grundy.catalogue.Explanation;
import grundy.catalogue.SpiExerciseContract;
import grundy.catalogue.Step;
import grundy.exercises.MexFunction;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class MexExerciseTest extends SpiExerciseContract {

    private static final MexExercise EXERCISE = new MexExercise();

    @Override
    protected Exercise exercise() {
        return EXERCISE;
    }

    @Override
    protected Object right() {
        return (MexFunction) MexExerciseTest::mex;
    }

    /** By the definition. */
    private static int mex(Collection<Integer> values) {
        Set<Integer> present = new HashSet<>(values);
        int candidate = 0;
        while (present.contains(candidate)) {
            candidate++;
        }
        return candidate;
    }

    @Override
    protected Map<String, List<Integer>> killed() {
        return Map.ofEntries(
                Map.entry("largest-plus-one", List.of(1013, 248, 57)),
                Map.entry("count-distinct", List.of(1013, 248, 57)),
                Map.entry("size", List.of(1013, 307, 61)),
                Map.entry("from-one", List.of(512, 121, 17)),
                Map.entry("from-smallest", List.of(511, 120, 17)),
                Map.entry("empty-forgotten", List.of(1, 1, 0)),
                Map.entry("sorted-with-duplicates", List.of(0, 49, 16)),
                Map.entry("same-object", List.of(0, 0, 8)),
                Map.entry("as-they-come", List.of(0, 78, 46)),
                Map.entry("full-set-unanswered", List.of(11, 34, 4)),
                Map.entry("fixed-array", List.of(0, 0, 60)),
                Map.entry("int-as-bit-set", List.of(0, 0, 48)));
    }

    @Test
    void everySetOfDigitsIsAskedOnceTheEmptyOneFirst() {
        List<Case> cases = check("subsets").cases();
        assertEquals(Map.of("values", "none"), cases.get(0).input());
        assertEquals(1024, cases.stream().map(Case::question).distinct().count());
        assertTrue(cases.stream().flatMap(c -> MexCases.valuesOf(c).stream()).allMatch(v -> v >= 0 && v < 10));
    }

    @Test
    void everyShortSequenceIsAskedOnce() {
        List<Case> cases = check("orders").cases();
        assertEquals(341, cases.stream().map(Case::question).distinct().count());
        assertTrue(cases.stream().anyMatch(c -> c.input().equals(Map.of("values", List.of(3, 0, 0, 1)))));
    }

    @Test
    void largeReachesWhatIsLargeInEachWay() {
        List<List<Integer>> inputs =
                check("large").cases().stream().map(MexCases::valuesOf).toList();
        assertTrue(inputs.contains(List.of(Integer.MAX_VALUE)));
        assertTrue(inputs.stream().mapToInt(List::size).max().orElseThrow() > 700);
        assertTrue(inputs.stream().allMatch(values -> values.size() <= 1000));
        assertTrue(inputs.stream().mapToInt(MexExerciseTest::mex).max().orElseThrow() > 700);
    }

    @Test
    void manyNumbersAreShownByTheirRuns() {
        List<Integer> values = new java.util.ArrayList<>();
        for (int i = 0; i < 20; i++) {
            values.add(i);
        }
        values.add(5, 19);
        values.add(30);
        assertEquals(
                "{values=0–18, 2 × 19, 30, order=shuffled}",
                new Multiset(values).shown().toString());
        assertEquals(
                "{values=[2, 0, 2]}", new Multiset(List.of(2, 0, 2)).shown().toString());
    }

    @Test
    void shrinkingFindsTheNumbersThatMatter() {
        Object solver = wrong("same-object");
        Case at = check("large").cases().stream()
                .filter(asked -> fails(asked, solver))
                .reduce((first, last) -> last)
                .orElseThrow();
        for (boolean found = true; found; ) {
            var smaller = MexCases.smaller(at).stream()
                    .filter(asked -> fails(asked, solver))
                    .findFirst();
            found = smaller.isPresent();
            at = smaller.orElse(at);
        }
        assertEquals("{values=0–128, 2 × 129, 130}", at.input().toString());
    }

    private static boolean fails(Case asked, Object solver) {
        Answer answer = EXERCISE.ask(solver, asked.question());
        return !asked.judge().judge(answer).isRight();
    }

    @Test
    void explanationShowsWhatIsThereAndWhatTheAnswerWouldNeed() {
        Explanation.Worked worked = firstExplanation("subsets", wrong("largest-plus-one"));
        assertEquals(
                List.of(
                        Step.say("set", "1"),
                        Step.Strip.of(List.of(1), 0, 2),
                        Step.say("mex-none", 0, -1),
                        Step.say("not-first", 2, 0)),
                worked.steps());
        assertEquals(Step.say("brief-none", 0, -1), worked.brief());
    }

    @Test
    void answerThatIsAmongTheNumbersOrNegativeIsToldSo() {
        assertTrue(firstExplanation("orders", wrong("sorted-with-duplicates"))
                .steps()
                .contains(Step.say("there", 1)));
        assertTrue(firstExplanation("subsets", wrong("full-set-unanswered"))
                .steps()
                .contains(Step.say("negative", -1)));
    }

    @Test
    void examplesOfTheStoriesAreTrue() {
        assertEquals(2, asked("largest-plus-one", 1));
        assertEquals(3, asked("largest-plus-one", 0, 2));
        assertEquals(1, asked("count-distinct", 1));
        assertEquals(2, asked("count-distinct", 0, 2));
        assertEquals(2, asked("size", 0, 0));
        assertEquals(1, asked("from-one"));
        assertEquals(3, asked("from-one", 1, 2));
        assertEquals(2, asked("from-smallest", 1));
        assertEquals(5, asked("from-smallest", 3, 4));
        assertEquals(1, asked("sorted-with-duplicates", 0, 0, 1));
        assertEquals(1, asked("as-they-come", 1, 0));
        assertEquals(-1, asked("full-set-unanswered", 0));
        assertEquals(1, asked("int-as-bit-set", 32));
        assertEquals(2, mex(List.of(1, 0)));
        assertEquals(2, mex(List.of(0, 0, 1)));
    }

    private int asked(String mutant, Integer... values) {
        return ((MexFunction) wrong(mutant)).mex(List.of(values));
    }
}
