package grundy.catalogue.coins;

import grundy.catalogue.Check;
import grundy.catalogue.Mistakes;
import grundy.catalogue.Mutant;
import grundy.catalogue.Plain;
import grundy.catalogue.SpiExercise;
import grundy.catalogue.Texts;
import grundy.exercises.CoinGameSolver;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** An exercise about one coin-turning game: the value of a single head, and who wins a row. */
public abstract class CoinGameExercise extends SpiExercise<CoinGameSolver> {

    private static final Map<String, Call<CoinGameSolver>> METHODS = Map.of(
            CoinCases.HEAD_VALUE,
            (solver, arguments) -> solver.headValue((Integer) arguments.get(0)),
            CoinCases.FIRST_PLAYER_WINS,
            (solver, arguments) -> solver.firstPlayerWins(Plain.flags(arguments.get(0))));

    private static final String ENGLISH = "en";

    private final CoinGame game;
    private @Nullable CoinChecks checks;

    /** An exercise about this game. */
    protected CoinGameExercise(CoinGame game) {
        super(game.id(), CoinGameSolver.class, METHODS);
        this.game = game;
    }

    @Override
    protected final List<Check> makeChecks(long seed) {
        if (checks == null) {
            checks = new CoinChecks(new CoinTruth(game));
        }
        return checks.all(seed);
    }

    @Override
    protected final Mistakes makeMistakes() {
        return Mistakes.of(
                Stream.concat(sharedMutants().stream(), ownMutants().stream()).toList(), List.of());
    }

    /** {@inheritDoc} Most sentences of explanations are those of all coin-turning games. */
    @Override
    public final Map<String, String> texts(String language) {
        var texts = new HashMap<String, String>();
        for (String each : List.of(ENGLISH, language)) {
            Texts.beside(CoinGameExercise.class, each).forEach((key, text) -> texts.put(game.id() + "." + key, text));
        }
        texts.putAll(super.texts(language));
        return Map.copyOf(texts);
    }

    /** Mistakes that are made in this game only. */
    protected abstract List<Mutant> ownMutants();

    /** One that takes a single head for something else, and is right otherwise. */
    protected final Mutant wrongValues(String mutantId, IntUnaryOperator values) {
        return mutant(mutantId, () -> new XorSolver(values, game.first()));
    }

    private List<Mutant> sharedMutants() {
        IntUnaryOperator right = game.headValue();
        int other = 1 - game.first();
        return List.of(
                mutant("sum-of-values", () -> new SumSolver(right, game.first())),
                mutant("parity-of-heads", () -> new ParitySolver(right)),
                mutant("counted-from-" + other, () -> new XorSolver(right, other)),
                mutant("read-from-the-right", () -> new ReversedSolver(right, game.first())),
                mutant("winner-inverted", () -> new InvertedSolver(right, game.first())));
    }
}
