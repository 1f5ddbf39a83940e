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
import java.util.function.Predicate;
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
        return mutant(mutantId, () -> RowJudgement.byXor(game.withValues(values)));
    }

    private List<Mutant> sharedMutants() {
        int other = 1 - game.first();
        return List.of(
                wrongRows("sum-of-values", row -> game.headValues(row).sum() != 0),
                wrongRows("parity-of-heads", row -> game.headValues(row).count() % 2 == 1),
                mutant("counted-from-" + other, () -> RowJudgement.byXor(game.countedFrom(other))),
                wrongRows("read-from-the-right", row -> game.value(Rows.reversed(row)) != 0),
                wrongRows("winner-inverted", row -> game.value(row) == 0));
    }

    /** One that knows the values of single heads. */
    private Mutant wrongRows(String mutantId, Predicate<boolean[]> wins) {
        return mutant(mutantId, () -> new RowJudgement(game.headValue(), wins));
    }
}
