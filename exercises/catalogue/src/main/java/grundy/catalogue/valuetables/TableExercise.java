package grundy.catalogue.valuetables;

import grundy.catalogue.Case;
import grundy.catalogue.Check;
import grundy.catalogue.Family;
import grundy.catalogue.Mistakes;
import grundy.catalogue.Question;
import grundy.catalogue.SpiExercise;
import grundy.catalogue.Step;
import grundy.catalogue.judging.WeakestShare;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * An exercise whose solutions compute the Grundy values of any game of a kind: small games to a small heap, each of them, and drawn
 * ones to larger heaps.
 *
 * @param <S> the interface that a solution implements
 */
public abstract class TableExercise<S> extends SpiExercise<S> {

    /** No more than that: a table of every small game can be pasted. */
    private static final int WEIGHT = 25;

    /** Describes an exercise whose one method is {@code grundyValues}. */
    protected TableExercise(String id, Class<S> solverType, Call<S> grundyValues) {
        super(id, solverType, Map.of(TableCase.METHOD, grundyValues));
    }

    /** The check of every small game; the smallest first. */
    protected final Check every(String checkId, String title, List<? extends Asked> asked) {
        return check(checkId, title, WEIGHT, cases(asked), Check.Shrinker.NONE);
    }

    /**
     * The check of drawn games.
     *
     * @param read gives back what a question asks
     * @param smaller what to ask instead where it goes wrong, the most promising first
     */
    protected final <A extends Asked> Check large(
            String title, List<A> asked, Function<Question, A> read, Function<A, List<A>> smaller) {
        Check.Shrinker shrinker = failing -> cases(smaller.apply(read.apply(failing.question())));
        return check("large", title, 100 - WEIGHT, cases(asked), shrinker);
    }

    /** A question for a table. */
    public interface Asked {
        /** The case of it. */
        Case made();
    }

    private static List<Case> cases(List<? extends Asked> asked) {
        return asked.stream().map(Asked::made).toList();
    }

    private Check check(String checkId, String title, int weight, List<Case> cases, Check.Shrinker shrinker) {
        return new Check(
                checkId,
                title,
                weight,
                cases,
                new WeakestShare(cases),
                new TableSteps(id(), this::rule, this::picture),
                shrinker);
    }

    /**
     * Known-wrong solutions by their ids.
     *
     * @param families which of them answer alike everywhere
     */
    protected final Mistakes mistakes(Map<String, S> wrong, Family... families) {
        return mistakes(wrong, Map.of(), families);
    }

    /**
     * Known-wrong solutions by their ids.
     *
     * @param otherwise how else some of them are written, which may part in what they answer
     * @param families which of them answer alike everywhere
     */
    protected final Mistakes mistakes(Map<String, S> wrong, Map<String, S> otherwise, Family... families) {
        return Mistakes.of(
                wrong.entrySet().stream()
                        .map(each -> mutant(each.getKey(), each::getValue, styles(otherwise, each.getKey())))
                        .toList(),
                List.of(families));
    }

    private static <S> List<Supplier<Object>> styles(Map<String, S> otherwise, String mutantId) {
        @Nullable S style = otherwise.get(mutantId);
        return style == null ? List.of() : List.of(() -> style);
    }

    /** What a code or a set that was asked allows, where that wants to be shown. */
    protected List<? extends Step> rule(Question asked) {
        return List.of();
    }

    /**
     * Pictures of a move, where there are any.
     *
     * @param heap what is moved in
     * @param pieces what it leaves, none of them 0
     */
    protected List<? extends Step> picture(int heap, List<Integer> pieces) {
        return List.of();
    }
}
