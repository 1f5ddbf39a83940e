package grundy.catalogue.solveraudit;

import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import grundy.games.HeapMove;
import grundy.games.OutcomeSearch;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Counts an input also where the winner is right and the move that goes with it does not win. */
final class WinnerAndMove implements Verdict {

    private final OutcomeSearch search = new OutcomeSearch(Search.GAME);

    @Override
    public boolean isMismatch(HeapGameSolver candidate, List<Integer> heaps, boolean firstWins) {
        return WINNER.isMismatch(candidate, heaps, firstWins)
                || (firstWins && !wins(candidate.winningMove(new ArrayList<>(heaps)), heaps));
    }

    private boolean wins(Optional<Move> answered, List<Integer> heaps) {
        Move move = answered.orElseThrow();
        int index = move.heapIndex();
        return index >= 0
                && index < heaps.size()
                && Search.GAME.allows(heaps.get(index), move.pieces())
                && !search.firstPlayerWins(new HeapMove(index, move.pieces()).applyTo(heaps));
    }
}
