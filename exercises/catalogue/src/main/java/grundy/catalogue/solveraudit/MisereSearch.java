package grundy.catalogue.solveraudit;

import grundy.exercises.HeapGameSolver;
import grundy.games.HeapMove;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A full search in which the player who cannot move wins. */
final class MisereSearch implements Oracle {

    private final Map<List<Integer>, Boolean> won = new HashMap<>();

    @Override
    public boolean firstPlayerWins(HeapGameSolver candidate, List<Integer> heaps) {
        return isWon(heaps);
    }

    private boolean isWon(List<Integer> heaps) {
        List<Integer> position =
                heaps.stream().filter(heap -> heap > 0).sorted().toList();
        Boolean known = won.get(position);
        if (known == null) {
            known = position.isEmpty() || hasMoveToLost(position);
            won.put(position, known);
        }
        return known;
    }

    private boolean hasMoveToLost(List<Integer> position) {
        for (int i = 0; i < position.size(); i++) {
            for (List<Integer> pieces : Search.GAME.options(position.get(i))) {
                if (!isWon(new HeapMove(i, pieces).applyTo(position))) {
                    return true;
                }
            }
        }
        return false;
    }
}
