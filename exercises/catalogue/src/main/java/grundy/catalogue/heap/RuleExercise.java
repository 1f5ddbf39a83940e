package grundy.catalogue.heap;

import grundy.catalogue.Mistakes;
import grundy.catalogue.Texts;
import grundy.catalogue.heap.mistakes.Fault;
import grundy.catalogue.heap.mistakes.RuleMistakes;
import grundy.games.HeapGame;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * An exercise about one heap game that says of it little more than its rule. What it says of the game stands in
 * {@code statement.md} beside its class; what is to be written and how it is checked follows, and so do the starter and the
 * known-wrong solutions of any heap game. Those that are its own have texts beside its class.
 */
public class RuleExercise extends HeapGameExercise {

    private final HeapGame game;
    private final HeapGameWeights weights;
    private final List<Fault> own;
    private @Nullable RuleMistakes ruleMistakes;
    private @Nullable Mistakes mistakes;

    /**
     * Describes an exercise whose checks weigh as usual.
     *
     * @param id short and stable
     * @param game the rule
     * @param limits how far the checks reach
     * @param own mistakes in this game, beside those in any
     */
    protected RuleExercise(String id, HeapGame game, HeapGameLimits limits, List<Fault> own) {
        this(id, game, limits, HeapGameWeights.USUAL, own);
    }

    /** The same with other weights. */
    RuleExercise(String id, HeapGame game, HeapGameLimits limits, HeapGameWeights weights, List<Fault> own) {
        super(id, game, limits, weights, Mistakes::none);
        this.game = game;
        this.weights = weights;
        this.own = List.copyOf(own);
    }

    /** What is said of the game: all of the statement up to what is to be written. */
    String about() {
        return super.statement();
    }

    @Override
    public final String statement() {
        return about().stripTrailing() + "\n\n" + task().statement();
    }

    @Override
    public final Map<String, String> starter() {
        return task().starter();
    }

    private TaskText task() {
        return new TaskText(id(), title(), truth(), weights);
    }

    @Override
    public final synchronized Mistakes mistakes() {
        if (mistakes == null) {
            mistakes = ruleMistakes().mistakes(Texts.beside(getClass(), "en"));
        }
        return mistakes;
    }

    private synchronized RuleMistakes ruleMistakes() {
        if (ruleMistakes == null) {
            ruleMistakes = RuleMistakes.of(game, truth().table(), truth().searched(), own);
        }
        return ruleMistakes;
    }

    /** {@inheritDoc} The stories of mistakes in any game take their examples from this one. */
    @Override
    public final Map<String, String> texts(String language) {
        var texts = new HashMap<>(super.texts(language));
        ruleMistakes()
                .texts(language, Texts.beside(getClass(), language))
                .forEach((key, text) -> texts.put(id() + "." + key, text));
        return Map.copyOf(texts);
    }
}
