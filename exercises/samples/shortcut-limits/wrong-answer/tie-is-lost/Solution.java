package solution;

import grundy.exercises.ShortcutJudge;
import grundy.exercises.Solves;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** One search for all games: the more, the better for the player to move. */
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
        for (int heaps = 1; heaps <= (gameId.equals("wythoff") ? 2 : 4); heaps++) {
            for (int stones = heaps; stones <= heaps * maxSize; stones++) {
                for (List<Integer> position : positions(heaps, stones, 1, maxSize)) {
                    if (fails(gameId, position)) {
                        return Optional.of(position);
                    }
                }
            }
        }
        return Optional.empty();
    }

    /** So many growing heaps with so many stones together, none smaller than the first number or larger than the last. */
    private List<List<Integer>> positions(int heaps, int stones, int smallest, int largest) {
        List<List<Integer>> positions = new ArrayList<>();
        if (heaps == 0) {
            if (stones == 0) {
                positions.add(List.of());
            }
            return positions;
        }
        for (int first = smallest; first <= Math.min(stones, largest); first++) {
            for (List<Integer> rest : positions(heaps - 1, stones - first, first, largest)) {
                List<Integer> position = new ArrayList<>(List.of(first));
                position.addAll(rest);
                positions.add(position);
            }
        }
        return positions;
    }

    private boolean fails(String game, List<Integer> heaps) {
        int xor = 0;
        for (int heap : heaps) {
            xor ^= value(game, heap);
        }
        int budget = game.startsWith("shared") ? Integer.parseInt(game.split("-")[2]) : 28;
        boolean firstWins = worth(game, new State(heaps, 0, budget)) > 0;
        return firstWins != (xor != 0);
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
                    moves.add(List.of(new Result(0, new State(sorted(n - take, s.heaps.get(0) - take), 1 - s.player, s.movesLeft - 1))));
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
        heaps.sort(null);
        return new State(heaps, 1 - s.player, s.movesLeft - 1);
    }

    private List<Integer> sorted(int a, int b) {
        return List.of(Math.min(a, b), Math.max(a, b));
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
