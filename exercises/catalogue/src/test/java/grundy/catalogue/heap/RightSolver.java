package grundy.catalogue.heap;

import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import grundy.games.GrundyTable;
import grundy.games.HeapGame;
import java.util.List;
import java.util.Optional;

/** Solves any heap game by the theory, with heaps of up to 200 stones. */
public class RightSolver implements HeapGameSolver {

    private final GrundyTable table;

    public RightSolver(HeapGame game) {
        this.table = GrundyTable.of(game, 200);
    }

    @Override
    public int grundy(int heap) {
        return table.value(heap);
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        return table.winningMove(heaps).map(move -> new Move(move.heapIndex(), move.pieces()));
    }
}
