package solution;

import grundy.exercises.ShortcutJudge;
import grundy.exercises.Solves;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** One search for all games: +1 is a win of the player to move, -1 a loss, 0 neither. */
@Solves("shortcut-limits")
public class Solution implements ShortcutJudge {

    private record State(List<Integer> heaps, int player, int movesLeft) {}

    private record Result(double points, State next) {}

    private final Map<String, Double> memo = new HashMap<>();

    @Override
    public boolean xorRuleHolds(String gameId) {
        return counterexample(gameId, 6).isEmpty();
    }

    @Override
    public Optional<List<Integer>> counterexample(String gameId, int maxSize) {
        for (int a = 1; a <= maxSize; a++) {
            if (fails(gameId, List.of(a))) {
                return Optional.of(List.of(a));
            }
        }
        for (int stones = 2; stones <= 2 * maxSize; stones++) {
            for (int a = 1; 2 * a <= stones; a++) {
                if (stones - a <= maxSize && fails(gameId, List.of(a, stones - a))) {
                    return Optional.of(List.of(a, stones - a));
                }
            }
        }
        return Optional.empty();
    }

    private boolean fails(String game, List<Integer> heaps) {
        int xor = 0;
        for (int heap : heaps) {
            xor ^= value(game, heap);
        }
        int budget = game.startsWith("shared") ? Integer.parseInt(game.split("-")[2]) : 28;
        double worth = worth(game, new State(heaps, 0, budget));
        return xor == 0 ? worth >= 0 : worth <= 0;
    }

    private double worth(String game, State state) {
        String key = game + state;
        if (!memo.containsKey(key)) {
            memo.put(key, search(game, state));
        }
        return memo.get(key);
    }

    private double search(String game, State state) {
        if (state.movesLeft == 0) {
            return game.startsWith("loopy") ? 0 : -1; // after 28 moves of the loopy game it will never end
        }
        List<List<Result>> moves = moves(game, state);
        if (moves.isEmpty()) {
            return game.startsWith("scoring") ? 0 : game.startsWith("misere") ? 1 : -1;
        }
        double best = -100;
        for (List<Result> move : moves) { // two results where a coin is tossed
            double mean = 0;
            for (Result result : move) {
                mean += (result.points - worth(game, result.next)) / move.size();
            }
            best = Math.max(best, mean);
        }
        return best;
    }

    private List<List<Result>> moves(String game, State s) {
        List<List<Result>> moves = new ArrayList<>();
        for (int i = 0; i < s.heaps.size(); i++) {
            int n = s.heaps.get(i);
            for (int take = 1; take <= n; take++) {
                Result all = new Result(game.startsWith("scoring") ? take : 0, after(s, i, n - take));
                if (mayTake(game, s.player, take)) {
                    Result one = new Result(0, after(s, i, n - 1));
                    moves.add(game.startsWith("chance") ? List.of(all, one) : List.of(all));
                }
            }
            if (game.endsWith("split")) {
                for (int a = 1; a < n - 2; a++) {
                    moves.add(List.of(new Result(0, after(s, i, a, n - 2 - a))));
                }
            } else if (game.equals("loopy-" + n)) {
                moves.add(List.of(new Result(0, after(s, i, n + 1))));
            } else if (game.equals("wythoff") && i == 1) {
                for (int take = 1; take <= s.heaps.get(0); take++) {
                    moves.add(List.of(new Result(0, after(after(s, 1, n - take), 0, s.heaps.get(0) - take))));
                }
            }
        }
        return moves;
    }

    private boolean mayTake(String game, int player, int take) {
        if (hasDigits(game)) {
            return game.split("-")[game.startsWith("partizan") ? 1 + player : 1].contains("" + take);
        }
        return take <= 2 || !game.endsWith("split");
    }

    private boolean hasDigits(String game) {
        return game.startsWith("partizan") || game.startsWith("scoring") || game.startsWith("chance");
    }

    private State after(State s, int index, int... pieces) {
        List<Integer> heaps = new ArrayList<>(s.heaps);
        heaps.set(index, pieces[0]);
        if (pieces.length > 1) {
            heaps.add(pieces[1]);
        }
        return new State(heaps, 1 - s.player, s.movesLeft - 1);
    }

    private int value(String game, int heap) {
        if (game.endsWith("split")) {
            return new int[] {0, 1, 2, 0, 1, 2, 3}[heap];
        } else if (hasDigits(game)) {
            List<Integer> options = new ArrayList<>();
            for (int take = 1; take <= heap; take++) {
                if (mayTake(game, 0, take)) {
                    options.add(value(game, heap - take));
                }
            }
            int mex = 0;
            while (options.contains(mex)) {
                mex++;
            }
            return mex;
        }
        return heap;
    }
}
