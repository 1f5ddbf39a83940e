package grundy.catalogue.shortcuts;

import java.util.List;

/** Takes what the first player does not win for a win of the second. */
final class TieIsLost extends Judgement {

    @Override
    Winner winner(LimitGame game, List<Integer> heaps) {
        return game.winner(heaps) == Winner.FIRST ? Winner.FIRST : Winner.SECOND;
    }
}
