package grundy.catalogue.valuetables;

import static grundy.catalogue.Step.say;

import grundy.catalogue.Answer;
import grundy.catalogue.Check;
import grundy.catalogue.Explanation;
import grundy.catalogue.Judged;
import grundy.catalogue.Question;
import grundy.catalogue.Step;
import grundy.catalogue.Step.Sentence;
import grundy.games.GrundyTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Shows the first wrong value of a table: the options of that heap, their values, the mex; and what of the rest follows from it. */
final class TableSteps implements Check.Explainer {

    /** How many of the right values are shown where there are none to compare. */
    private static final int SHOWN = 24;

    private final String exercise;
    private final Function<Question, List<? extends Step>> rule;
    private final BiFunction<Integer, List<Integer>, List<? extends Step>> picture;

    /**
     * Explains in the words of an exercise.
     *
     * @param rule of a question, in steps
     * @param picture of the move of a heap to pieces
     */
    TableSteps(
            String exercise,
            Function<Question, List<? extends Step>> rule,
            BiFunction<Integer, List<Integer>, List<? extends Step>> picture) {
        this.exercise = exercise;
        this.rule = rule;
        this.picture = picture;
    }

    @Override
    public Optional<Explanation> explain(Judged failed, List<Judged> all, boolean inFull) {
        var judge = (TableJudge) failed.asked().judge();
        GrundyTable right = judge.truth().table();
        @Nullable Object value = failed.answer() instanceof Answer.Returned returned ? returned.value() : null;
        int wrong = judge.values().firstWrong(value);
        if (wrong < 0) {
            return Optional.of(withoutValues(right, value));
        }
        var options = new ValuedOptions(right, wrong);
        List<Step> steps = inFull ? steps(failed.asked().question(), numbers(value), options) : List.of();
        return Optional.of(Explanation.Worked.of(exercise, options.brief(), steps, List.of()));
    }

    private static List<Integer> numbers(@Nullable Object value) {
        return value instanceof List<?> values
                ? values.stream().map(Integer.class::cast).toList()
                : List.of();
    }

    private Explanation withoutValues(GrundyTable right, @Nullable Object value) {
        int length = right.maxHeap() + 1;
        String first = IntStream.range(0, Math.min(SHOWN, length))
                .mapToObj(heap -> "" + right.value(heap))
                .collect(Collectors.joining(", "));
        var steps = new ArrayList<Step>();
        if (value instanceof List<?> values && values.size() != length) {
            steps.add(say("length", values.size(), length, right.maxHeap()));
        }
        steps.add(say("right-values", first + (length > SHOWN ? ", …" : "")));
        return Explanation.Worked.of(exercise, null, steps, List.of());
    }

    private List<Step> steps(Question asked, List<Integer> own, ValuedOptions options) {
        int heap = options.heap();
        int answered = own.get(heap);
        var steps = new ArrayList<Step>();
        steps.add(heap == 0 ? say("first-wrong-at-once") : say("first-wrong", heap - 1, heap));
        steps.addAll(rule.apply(asked));
        steps.addAll(options.table(answered));
        steps.add(Step.Strip.of(options.present(), options.mex(), answered));
        steps.add(say("mex", heap, options.mex()));
        steps.addAll(claim(answered, options));
        steps.add(rest(new OwnTable(options.values(), own), heap));
        return steps;
    }

    /** What the answer would mean. */
    private List<Step> claim(int answered, ValuedOptions options) {
        if (answered < 0) {
            return List.of(say("negative", answered));
        }
        Optional<List<Integer>> reached = options.with(answered);
        if (reached.isEmpty()) {
            return List.of(say("gap", answered, ValuedOptions.joined(options.missingBelow(answered))));
        }
        int heap = options.heap();
        var steps = new ArrayList<Step>();
        steps.add(
                reached.get().isEmpty()
                        ? say("there-nothing", heap)
                        : say("there", answered, ValuedOptions.leaves(reached.get()), heap));
        steps.addAll(picture.apply(heap, reached.get()));
        return steps;
    }

    /** Whether what is wrong further on is another mistake. */
    private static Sentence rest(OwnTable own, int heap) {
        List<Integer> wrong = own.wrongBehind(heap);
        Optional<Integer> root =
                wrong.stream().filter(later -> !own.follows(later)).findFirst();
        if (wrong.isEmpty()) {
            return say("rest-right", heap);
        }
        return root.map(next -> say("rest-roots", wrong.size(), heap, next))
                .orElseGet(() -> say("rest-follows", wrong.size(), heap));
    }
}
