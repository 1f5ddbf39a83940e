package grundy.catalogue.solveraudit;

import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import grundy.exercises.SolverAudit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A right solution that shares no code with the exercise: loops by counting in base maxSize + 1, and its own list of moves. */
final class RightAudit implements SolverAudit {

    private final Map<List<Integer>, Boolean> won = new HashMap<>();

    @Override
    public int mismatches(HeapGameSolver candidate, int maxHeaps, int maxSize) {
        int wrong = 0;
        for (int heaps = 1; heaps <= maxHeaps; heaps++) {
            long inputs = Math.round(Math.pow(maxSize + 1, heaps));
            for (long number = 0; number < inputs; number++) {
                wrong += isWrong(candidate, digits(number, heaps, maxSize + 1)) ? 1 : 0;
            }
        }
        return wrong;
    }

    private static List<Integer> digits(long number, int count, int base) {
        var digits = new ArrayList<Integer>();
        for (int i = 0; i < count; i++) {
            digits.add((int) (number / Math.round(Math.pow(base, i)) % base));
        }
        return digits;
    }

    private boolean isWrong(HeapGameSolver candidate, List<Integer> heaps) {
        try {
            Optional<Move> move = candidate.winningMove(new ArrayList<>(heaps));
            return move == null || move.isPresent() != isWon(heaps);
        } catch (RuntimeException e) {
            return true;
        }
    }

    private boolean isWon(List<Integer> heaps) {
        List<Integer> position =
                heaps.stream().filter(heap -> heap > 0).sorted().toList();
        Boolean known = won.get(position);
        if (known == null) {
            known = next(position).stream().anyMatch(after -> !isWon(after));
            won.put(position, known);
        }
        return known;
    }

    private static List<List<Integer>> next(List<Integer> position) {
        var all = new ArrayList<List<Integer>>();
        for (int i = 0; i < position.size(); i++) {
            int heap = position.get(i);
            all.add(with(position, i, heap - 1, 0));
            for (int a = 0; heap >= 2 && a <= heap - 2; a++) {
                all.add(with(position, i, a, heap - 2 - a));
            }
        }
        return all;
    }

    /** A split with an empty piece is taking two: it adds no move. */
    private static List<Integer> with(List<Integer> position, int index, int a, int b) {
        var after = new ArrayList<>(position);
        after.set(index, a);
        after.add(b);
        return after;
    }
}
