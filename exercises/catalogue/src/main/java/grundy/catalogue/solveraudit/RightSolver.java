package grundy.catalogue.solveraudit;

import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import grundy.games.GrundyTable;
import java.util.List;
import java.util.Optional;

/** The candidate that is never wrong. */
record RightSolver(GrundyTable table) implements HeapGameSolver {

    @Override
    public int grundy(int heap) {
        return table.value(heap);
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        return table.winningMove(heaps).map(move -> new Move(move.heapIndex(), move.pieces()));
    }
}
