package grundy.catalogue.shortcuts;

import grundy.exercises.ShortcutJudge;
import java.util.List;
import java.util.Optional;

/** The usual solution, a search, of which each known-wrong one changes a step. */
abstract class Judgement implements ShortcutJudge {

    private final Games games = new Games();

    @Override
    public boolean xorRuleHolds(String gameId) {
        return counterexample(gameId, Games.LARGEST).isEmpty();
    }

    @Override
    public Optional<List<Integer>> counterexample(String gameId, int maxSize) {
        LimitGame game = games.game(gameId);
        return positions(game, maxSize).stream()
                .filter(heaps -> winner(game, heaps) != (xor(game, heaps) == 0 ? Winner.SECOND : Winner.FIRST))
                .findFirst();
    }

    List<List<Integer>> positions(LimitGame game, int maxSize) {
        return Heaps.upTo(maxSize, game.mostHeaps());
    }

    int xor(LimitGame game, List<Integer> heaps) {
        return game.xor(heaps);
    }

    Winner winner(LimitGame game, List<Integer> heaps) {
        return game.winner(heaps);
    }
}
