package grundy.catalogue.heap.mistakes;

import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import grundy.games.GrundyTable;
import grundy.games.HeapMove;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Asks a known-wrong solution for every value of a table and for a winning move in some sums, the smallest first: whether it
 * is wrong at all for this rule, and where it first is. The more telling comes first: a value, then a winner, then a move.
 */
final class Trial {

    private static final String NO_MOVE = "no move";

    private final GrundyTable table;
    private final HeapGameSolver solver;
    /** What was said, one text for each question: two that said the same are told apart by none of them. */
    private final List<Object> said = new ArrayList<>();

    private @Nullable Example wrongValue;
    private @Nullable Example wrongWinner;
    private @Nullable Example wrongMove;

    Trial(GrundyTable table, List<List<Integer>> sums, HeapGameSolver solver) {
        this.table = table;
        this.solver = solver;
        for (int heap = 0; heap <= table.maxHeap(); heap++) {
            askValue(heap);
        }
        for (List<Integer> heaps : sums) {
            askMove(heaps);
        }
    }

    /** Where it is wrong; empty where it is right throughout. */
    Optional<Example> example() {
        if (wrongValue != null) {
            return Optional.of(wrongValue);
        }
        return Optional.ofNullable(wrongWinner == null ? wrongMove : wrongWinner);
    }

    List<Object> said() {
        return said;
    }

    private void askValue(int heap) {
        int value = solver.grundy(heap);
        said.add(value);
        if (wrongValue == null && value != table.value(heap)) {
            wrongValue = new Example.Value(heap, value);
        }
    }

    @SuppressWarnings("NullableOptional") // null is one of the mistakes
    private void askMove(List<Integer> heaps) {
        boolean isWon = table.xor(heaps) != 0;
        Optional<Move> answer = solver.winningMove(new ArrayList<>(heaps));
        if (answer == null) {
            said.add("null");
            wrongMove = wrongMove == null ? new Example.Null(heaps) : wrongMove;
            return;
        }
        said.add(answer.isPresent());
        if (wrongWinner == null && answer.isPresent() != isWon) {
            wrongWinner = new Example.Winner(heaps, answer.isPresent());
        } else if (isWon && answer.isPresent()) {
            judge(heaps, answer.get());
        }
    }

    private void judge(List<Integer> heaps, Move move) {
        Example wrong = null;
        if (move.heapIndex() < 0) {
            wrong = new Example.NoMove(heaps);
            said.add(NO_MOVE);
        } else if (!isLegal(heaps, move)) {
            wrong = new Example.Illegal(heaps, move);
            said.add(move);
        } else {
            List<Integer> after = new HeapMove(move.heapIndex(), move.pieces()).applyTo(heaps);
            boolean isRight = table.xor(after) == 0;
            wrong = isRight ? null : new Example.Losing(heaps, move);
            said.add(isRight ? "right" : after.stream().sorted().toList());
        }
        wrongMove = wrongMove == null ? wrong : wrongMove;
    }

    private boolean isLegal(List<Integer> heaps, Move move) {
        return move.heapIndex() < heaps.size() && table.game().allows(heaps.get(move.heapIndex()), move.pieces());
    }
}
