package grundy.catalogue.heap.mistakes;

import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import grundy.games.GrundyTable;
import grundy.games.HeapMove;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Asks a known-wrong solution for every value of a table and for a winning move in some sums, the smallest first: whether it
 * is wrong at all for this rule, and where it first is. The more telling comes first: a value, then a winner, then a move.
 *
 * <p>Most mistakes show on the first questions, and most of them are told apart there: the others are asked only where it matters.
 */
final class Trial {

    private static final String NO_MOVE = "no move";

    /** Values to this heap, and sums of so many heaps, are asked at once. */
    private static final int FIRST_VALUES = 30;

    private static final int FIRST_HEAPS = 2;

    private final GrundyTable table;
    private final List<List<Integer>> sums;
    private final HeapGameSolver solver;
    /** What was said, one text for each question: two that said the same are told apart by none of them. */
    private final List<Object> said = new ArrayList<>();

    private final List<Object> saidAtFirst;
    private int values;
    private int asked;

    private @Nullable Example wrongValue;
    private @Nullable Example wrongWinner;
    private @Nullable Example wrongMove;

    Trial(GrundyTable table, List<List<Integer>> sums, HeapGameSolver solver) {
        this.table = table;
        this.sums = sums;
        this.solver = solver;
        askValuesTo(Math.min(FIRST_VALUES, table.maxHeap()));
        askSums(heaps -> heaps.size() <= FIRST_HEAPS);
        this.saidAtFirst = List.copyOf(said);
    }

    private void askValuesTo(int last) {
        while (values <= last) {
            askValue(values++);
        }
    }

    private void askSums(Predicate<List<Integer>> wanted) {
        while (asked < sums.size() && wanted.test(sums.get(asked))) {
            askMove(sums.get(asked++));
        }
    }

    /** Where it is wrong; empty where it is right throughout. */
    Optional<Example> example() {
        if (wrongValue == null) {
            askValuesTo(table.maxHeap());
        }
        if (wrongValue == null && wrongWinner == null) {
            askSums(heaps -> true);
        }
        if (wrongValue != null) {
            return Optional.of(wrongValue);
        }
        return Optional.ofNullable(wrongWinner == null ? wrongMove : wrongWinner);
    }

    /** The answers to the first questions: those who differ here differ. */
    List<Object> saidAtFirst() {
        return saidAtFirst;
    }

    /** The answers to all questions. */
    List<Object> said() {
        askValuesTo(table.maxHeap());
        askSums(heaps -> true);
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
