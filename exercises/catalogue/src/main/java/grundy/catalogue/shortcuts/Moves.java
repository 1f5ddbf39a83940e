package grundy.catalogue.shortcuts;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** The moves of the games that are decided by who makes the last move. */
final class Moves {

    private Moves() {}

    /** Nim: any number from one heap. */
    static List<State> nim(State state) {
        return perHeap(state, Moves::anyNumber, state.extra());
    }

    /** One stone or two, or two and the rest split. */
    static List<State> takeAndSplit(State state) {
        return perHeap(state, Moves::taking, state.extra());
    }

    /** As in Nim, or the same number from two heaps. */
    static List<State> wythoff(State state) {
        var moves = new ArrayList<>(nim(state));
        if (state.heaps().size() == 2) {
            int a = state.heaps().get(0);
            int b = state.heaps().get(1);
            for (int taken = 1; taken <= a; taken++) {
                moves.add(new State(Heaps.replaced(List.of(a - taken), 0, List.of(a - taken, b - taken)), 0));
            }
        }
        return moves;
    }

    /** As in Nim, as long as the budget lasts. */
    static List<State> budget(State state) {
        return state.extra() == 0 ? List.of() : perHeap(state, Moves::anyNumber, state.extra() - 1);
    }

    /** Left moves where the extra is 0, Right where it is 1, each by their own numbers. */
    static Function<State, List<State>> partizan(Numbers left, Numbers right) {
        return state -> perHeap(
                state,
                heap -> (state.extra() == 0 ? left : right)
                        .from(heap).stream().map(taken -> List.of(heap - taken)).toList(),
                1 - state.extra());
    }

    private static List<State> perHeap(State state, Function<Integer, List<List<Integer>>> options, int extra) {
        var moves = new ArrayList<State>();
        for (int i = 0; i < state.heaps().size(); i++) {
            if (i > 0 && state.heaps().get(i).equals(state.heaps().get(i - 1))) {
                continue;
            }
            for (List<Integer> pieces : options.apply(state.heaps().get(i))) {
                moves.add(new State(Heaps.replaced(state.heaps(), i, pieces), extra));
            }
        }
        return moves;
    }

    private static List<List<Integer>> anyNumber(int heap) {
        var options = new ArrayList<List<Integer>>();
        for (int left = 0; left < heap; left++) {
            options.add(List.of(left));
        }
        return options;
    }

    private static List<List<Integer>> taking(int heap) {
        var options = new ArrayList<List<Integer>>();
        for (int left = heap - 1; left >= Math.max(0, heap - 2); left--) {
            options.add(List.of(left));
        }
        for (int piece = 1; 2 * piece <= heap - 2; piece++) {
            options.add(List.of(piece, heap - 2 - piece));
        }
        return options;
    }
}
