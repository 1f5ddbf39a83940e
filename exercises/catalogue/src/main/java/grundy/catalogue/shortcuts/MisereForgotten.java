package grundy.catalogue.shortcuts;

import java.util.List;
import java.util.Optional;

/** Plays the misère games for the last move, as all others. */
final class MisereForgotten extends Judgement {

    private static final String MISERE = "misere-";

    @Override
    public Optional<List<Integer>> counterexample(String gameId, int maxSize) {
        return super.counterexample(gameId.startsWith(MISERE) ? gameId.substring(MISERE.length()) : gameId, maxSize);
    }
}
