package grundy.catalogue.heap;

import grundy.catalogue.Answer;
import grundy.catalogue.Check;
import grundy.catalogue.DescribedExercise;
import grundy.catalogue.Exhibit;
import grundy.catalogue.Judged;
import grundy.catalogue.Mistakes;
import grundy.catalogue.Question;
import grundy.catalogue.heap.mistakes.OpenChoice;
import grundy.exercises.HeapGameSolver;
import grundy.games.HeapGame;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * An exercise about one heap game: all but its statement and its mutants follows from the rule.
 *
 * <p>Nothing is computed before it is asked for, and nothing twice. Safe for use by several threads.
 */
public class HeapGameExercise extends DescribedExercise {

    final HeapGame game;
    final HeapGameWeights weights;
    private final HeapGameLimits limits;
    private final Supplier<Mistakes> mistakes;
    private @Nullable Truth truth;
    private @Nullable HeapGameChecks checks;
    private @Nullable Drawn last;

    /**
     * Describes an exercise whose checks weigh as usual.
     *
     * @param id short and stable
     * @param game the rule
     * @param limits how far the checks reach
     * @param mistakes makes the known-wrong solutions
     */
    public HeapGameExercise(String id, HeapGame game, HeapGameLimits limits, Supplier<Mistakes> mistakes) {
        this(id, game, limits, HeapGameWeights.USUAL, mistakes);
    }

    /** The same with other weights. */
    HeapGameExercise(
            String id, HeapGame game, HeapGameLimits limits, HeapGameWeights weights, Supplier<Mistakes> mistakes) {
        super(id);
        this.game = game;
        this.limits = limits;
        this.weights = weights;
        this.mistakes = mistakes;
    }

    /**
     * An exercise of which nothing but the rule is known: statement, starter, known-wrong solutions and explanations follow
     * from it.
     *
     * @param id short and stable
     * @param title one line for a person
     * @param text said of the game before its rule, in Markdown; may be empty
     * @param game the rule
     * @param limits how far the checks reach
     * @param weights what the checks weigh
     * @throws UnsuitableException if the rule makes no exercise within these limits
     */
    public static HeapGameExercise ofRule(
            String id, String title, String text, HeapGame game, HeapGameLimits limits, HeapGameWeights weights) {
        Suitability.check(game, limits);
        return new GivenGame(id, title, text, game, limits, weights);
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
            checks = new HeapGameChecks(truth(), weights);
        }
        return checks;
    }

    final synchronized Truth truth() {
        if (truth == null) {
            truth = Truth.of(game, limits);
        }
        return truth;
    }

    @Override
    public Mistakes mistakes() {
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
