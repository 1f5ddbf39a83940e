package grundy.catalogue.heap;

import grundy.catalogue.Answer;
import grundy.catalogue.Check;
import grundy.catalogue.Exercise;
import grundy.catalogue.Exhibit;
import grundy.catalogue.Judged;
import grundy.catalogue.Mistakes;
import grundy.catalogue.Question;
import grundy.catalogue.Texts;
import grundy.exercises.HeapGameSolver;
import grundy.games.HeapGame;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * An exercise about one heap game: all but its statement and its mutants follows from the rule.
 *
 * <p>Nothing is computed before it is asked for, and nothing twice. Safe for use by several threads.
 */
public class HeapGameExercise implements Exercise {

    private final String id;
    private final String title;
    private final String statementResource;
    private final HeapGame game;
    private final HeapGameLimits limits;
    private final Supplier<Mistakes> mistakes;
    private @Nullable Truth truth;
    private @Nullable HeapGameChecks checks;
    private @Nullable Drawn last;

    /**
     * Describes an exercise.
     *
     * @param id short and stable
     * @param title one line for a person
     * @param statementResource the name of a Markdown file, UTF-8, beside the class of the exercise
     * @param game the rule
     * @param limits how far the checks reach
     * @param mistakes makes the known-wrong solutions
     */
    public HeapGameExercise(
            String id,
            String title,
            String statementResource,
            HeapGame game,
            HeapGameLimits limits,
            Supplier<Mistakes> mistakes) {
        this.id = id;
        this.title = title;
        this.statementResource = statementResource;
        this.game = game;
        this.limits = limits;
        this.mistakes = mistakes;
    }

    @Override
    public final String id() {
        return id;
    }

    @Override
    public final String title() {
        return title;
    }

    /**
     * {@inheritDoc}
     *
     * @throws IllegalStateException if the resource is missing: a fault of ours
     */
    @Override
    public final String statement() {
        try (var in = getClass().getResourceAsStream(statementResource)) {
            if (in == null) {
                throw new IllegalStateException("exercise " + id + " has no resource " + statementResource);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("the statement of exercise " + id + " cannot be read", e);
        }
    }

    /**
     * {@inheritDoc} Read from {@code texts_LANGUAGE.properties}, UTF-8, beside the class of the exercise.
     */
    @Override
    public final Map<String, String> texts(String language) {
        return Texts.beside(getClass(), language).entrySet().stream()
                .collect(Collectors.toUnmodifiableMap(text -> id + "." + text.getKey(), Map.Entry::getValue));
    }

    @Override
    public final Optional<HeapGame> game() {
        return Optional.of(game);
    }

    @Override
    public final Class<?> solverType() {
        return HeapGameSolver.class;
    }

    @Override
    public final synchronized List<Check> checks(long seed) {
        if (last == null || last.seed != seed) {
            last = new Drawn(seed, checks().all(seed));
        }
        return last.checks;
    }

    /** A class is graded with one seed: its checks are made once. */
    private record Drawn(long seed, List<Check> checks) {}

    @Override
    public final List<Check> programChecks(long seed) {
        return checks().ofPrograms(seed);
    }

    private synchronized HeapGameChecks checks() {
        if (checks == null) {
            checks = new HeapGameChecks(truth());
        }
        return checks;
    }

    private synchronized Truth truth() {
        if (truth == null) {
            truth = Truth.of(game, limits);
        }
        return truth;
    }

    @Override
    public final Mistakes mistakes() {
        return mistakes.get();
    }

    @Override
    public final Answer ask(Object solver, Question question) {
        if (solver instanceof HeapGameSolver heapGameSolver) {
            return Questions.ask(heapGameSolver, question);
        }
        throw new IllegalArgumentException(
                solver.getClass().getName() + " does not implement " + HeapGameSolver.class.getName());
    }

    @Override
    public final List<Answer> answers(Object solver, Question question) {
        return solver instanceof OpenChoice open ? Questions.choices(open, question) : List.of(ask(solver, question));
    }

    @Override
    public final List<Exhibit> exhibits(Map<String, List<Judged>> judged) {
        var exhibits = new ArrayList<Exhibit>();
        exhibits.add(new ValueTables(truth()).of(judged));
        new Boards(truth().table()).of(judged).ifPresent(exhibits::add);
        return exhibits;
    }
}
