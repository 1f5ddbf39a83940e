package grundy.catalogue;

import grundy.games.HeapGame;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * An exercise about an interface that is no game of heaps: its checks, its mistakes and how its methods are called are all that
 * it has to say. Nothing is computed before it is asked for, and nothing twice. Safe for use by several threads.
 *
 * @param <S> the interface that a solution implements
 */
public abstract class SpiExercise<S> extends DescribedExercise {

    private final Class<S> solverType;
    private final Map<String, Call<S>> methods;
    private @Nullable Drawn last;
    private @Nullable Mistakes mistakes;

    /**
     * Describes an exercise.
     *
     * @param id short and stable
     * @param solverType the interface that a solution implements
     * @param methods how each method of it is called, by its name
     */
    protected SpiExercise(String id, Class<S> solverType, Map<String, Call<S>> methods) {
        super(id);
        this.solverType = solverType;
        this.methods = Map.copyOf(methods);
    }

    /** Calls a method of a solution in this process. */
    @FunctionalInterface
    protected interface Call<S> {
        /**
         * Calls it.
         *
         * @param arguments those of the {@link Question}, to be read by {@link Plain}
         * @return what it returned
         */
        @Nullable
        Object call(S solver, List<Object> arguments);
    }

    /** Makes the checks, as in {@link #checks}. */
    protected abstract List<Check> makeChecks(long seed);

    /** Makes the known-wrong solutions. */
    protected abstract Mistakes makeMistakes();

    /** A known-wrong solution whose title and story are texts. */
    protected final Mutant mutant(String mutantId, Supplier<? extends S> solver) {
        return mutant(mutantId, solver, List.of());
    }

    /** One that is written in other ways too, see {@link Mutant#styles}. */
    protected final Mutant mutant(String mutantId, Supplier<? extends S> solver, List<Supplier<Object>> styles) {
        return mutant(mutantId, false, solver, styles);
    }

    /** One that no check can catch, since it gives right answers everywhere. */
    protected final Mutant equivalent(String mutantId, Supplier<? extends S> solver) {
        return mutant(mutantId, true, solver, List.of());
    }

    private Mutant mutant(
            String mutantId, boolean equivalent, Supplier<? extends S> solver, List<Supplier<Object>> styles) {
        String key = "mutant." + mutantId;
        return new Mutant(mutantId, text(key + ".title"), text(key + ".story"), equivalent, solver::get, styles);
    }

    @Override
    public Optional<HeapGame> game() {
        return Optional.empty();
    }

    @Override
    public final Class<?> solverType() {
        return solverType;
    }

    @Override
    public final synchronized List<Check> checks(long seed) {
        if (last == null || last.seed != seed) {
            last = new Drawn(seed, List.copyOf(makeChecks(seed)));
        }
        return last.checks;
    }

    /** A class is graded with one seed: its checks are made once. */
    private record Drawn(long seed, List<Check> checks) {}

    /** {@inheritDoc} The text protocol has words for sums of heaps only. */
    @Override
    public List<Check> programChecks(long seed) {
        return List.of();
    }

    @Override
    public final synchronized Mistakes mistakes() {
        if (mistakes == null) {
            mistakes = makeMistakes();
        }
        return mistakes;
    }

    @Override
    public final Answer ask(Object solver, Question question) {
        Call<S> method = methods.get(question.method());
        if (method == null) {
            throw new IllegalArgumentException("no such question: " + question);
        }
        S asked = solverType.cast(solver);
        try {
            return new Answer.Returned(Plain.of(method.call(asked, question.arguments())));
        } catch (RuntimeException | StackOverflowError thrown) {
            String message = thrown.getMessage();
            return new Answer.Threw(thrown.getClass().getName(), message == null ? "" : message, List.of());
        }
    }

    @Override
    public List<Answer> answers(Object solver, Question question) {
        return List.of(ask(solver, question));
    }

    @Override
    public List<Exhibit> exhibits(Map<String, List<Judged>> judged) {
        return List.of();
    }
}
