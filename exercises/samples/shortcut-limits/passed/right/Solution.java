package solution;

import grundy.exercises.ShortcutJudge;
import grundy.exercises.Solves;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/** Searches each game. What a position is worth to the player to move: 1 if it is won, 0 if lost, 1/2 for a tie or a draw. */
@Solves("shortcut-limits")
public class Solution implements ShortcutJudge {

    @Override
    public boolean xorRuleHolds(String gameId) {
        return counterexample(gameId, 6).isEmpty();
    }

    @Override
    public Optional<List<Integer>> counterexample(String gameId, int maxSize) {
        Map<Position, Double> loopy = gameId.startsWith("loopy-") ? loopy(number(gameId), maxSize) : Map.of();
        Map<Position, Double> memo = new HashMap<>();
        for (List<Integer> heaps : positions(gameId.equals("wythoff") ? 2 : 4, maxSize)) {
            int xor = heaps.stream().map(heap -> value(gameId, heap)).reduce(0, (a, b) -> a ^ b);
            Position start = new Position(heaps, gameId.startsWith("shared-budget-") ? number(gameId) : 0);
            double worth =
                    switch (gameId.split("-")[0]) {
                        case "loopy" -> loopy.getOrDefault(start, 0.5);
                        case "scoring" -> (Integer.signum(lead(gameId, heaps, new HashMap<>())) + 1) / 2.0;
                        case "chance" -> (Math.signum(chance(gameId, heaps, new HashMap<>()) - 0.5) + 1) / 2;
                        default -> wins(gameId, start, memo) ? 1.0 : 0.0;
                    };
            if (worth != (xor == 0 ? 0 : 1)) {
                return Optional.of(heaps);
            }
        }
        return Optional.empty();
    }

    /** Heaps that grow from the left, and the moves that are left; in a partizan game 0 or 1 says whose turn it is. */
    private record Position(List<Integer> heaps, int extra) {}

    private static List<List<Integer>> positions(int mostHeaps, int maxSize) {
        List<List<Integer>> all = new ArrayList<>();
        for (int a = 0; a <= maxSize; a++) {
            for (int b = a; b <= maxSize; b++) {
                for (int c = b; c <= maxSize; c++) {
                    for (int d = Math.max(c, 1); d <= maxSize; d++) {
                        all.add(normal(List.of(a, b, c, d)));
                    }
                }
            }
        }
        all.removeIf(heaps -> heaps.size() > mostHeaps);
        all.sort(Comparator.<List<Integer>>comparingInt(List::size)
                .thenComparingInt(heaps -> heaps.stream().mapToInt(n -> n).sum())
                .thenComparing(Object::toString));
        return all;
    }

    private static List<Integer> normal(List<Integer> heaps) {
        return heaps.stream().filter(heap -> heap > 0).sorted().toList();
    }

    private static List<Integer> replace(List<Integer> heaps, int index, Integer... pieces) {
        List<Integer> left = new ArrayList<>(heaps);
        left.remove(index);
        left.addAll(List.of(pieces));
        return normal(left);
    }

    private static int number(String gameId) {
        return Integer.parseInt(gameId.substring(gameId.lastIndexOf('-') + 1));
    }

    private static int value(String gameId, int heap) {
        if (gameId.endsWith("take-and-split")) {
            return List.of(0, 1, 2, 0, 1, 2, 3).get(heap);
        } else if (gameId.matches("(partizan|scoring|chance)-.*")) {
            var options = new TreeSet<Integer>();
            digits(gameId, 0).stream().filter(taken -> taken <= heap).forEach(t -> options.add(value(gameId, heap - t)));
            int mex = 0;
            while (options.contains(mex)) {
                mex++;
            }
            return mex;
        }
        return heap;
    }

    private static List<Integer> digits(String gameId, int player) {
        return gameId.split("-")[1 + player].chars().mapToObj(c -> c - '0').toList();
    }

    private static boolean wins(String gameId, Position position, Map<Position, Double> memo) {
        Double known = memo.get(position);
        if (known == null) {
            List<Position> moves = moves(gameId, position);
            boolean wins = moves.isEmpty() && gameId.startsWith("misere-")
                    || moves.stream().anyMatch(left -> !wins(gameId, left, memo));
            known = wins ? 1.0 : 0.0;
            memo.put(position, known);
        }
        return known == 1;
    }

    private static List<Position> moves(String gameId, Position position) {
        List<Integer> heaps = position.heaps;
        boolean partizan = gameId.startsWith("partizan-");
        boolean budget = gameId.startsWith("shared-budget-");
        int extra = partizan ? 1 - position.extra : budget ? position.extra - 1 : 0;
        List<Position> moves = new ArrayList<>();
        for (int i = 0; i < heaps.size() && extra >= 0; i++) {
            int n = heaps.get(i);
            for (int taken = 1; taken <= n; taken++) {
                boolean allowed = partizan
                        ? digits(gameId, position.extra).contains(taken)
                        : taken <= 2 || !gameId.endsWith("take-and-split");
                if (allowed) {
                    moves.add(new Position(replace(heaps, i, n - taken), extra));
                }
            }
            for (int a = 1; a <= n - 3 && gameId.endsWith("take-and-split"); a++) {
                moves.add(new Position(replace(heaps, i, a, n - 2 - a), extra));
            }
        }
        for (int taken = 1; gameId.equals("wythoff") && heaps.size() == 2 && taken <= heaps.get(0); taken++) {
            moves.add(new Position(normal(List.of(heaps.get(0) - taken, heaps.get(1) - taken)), 0));
        }
        return moves;
    }

    /** By how many points the player to move is ahead in the end. */
    private static int lead(String gameId, List<Integer> heaps, Map<List<Integer>, Integer> memo) {
        if (!memo.containsKey(heaps)) {
            List<Integer> leads = new ArrayList<>();
            for (int i = 0; i < heaps.size(); i++) {
                for (int taken : digits(gameId, 0)) {
                    if (taken <= heaps.get(i)) {
                        leads.add(taken - lead(gameId, replace(heaps, i, heaps.get(i) - taken), memo));
                    }
                }
            }
            memo.put(heaps, leads.stream().max(Comparator.naturalOrder()).orElse(0));
        }
        return memo.get(heaps);
    }

    /** With which probability the player to move wins. */
    private static double chance(String gameId, List<Integer> heaps, Map<List<Integer>, Double> memo) {
        if (!memo.containsKey(heaps)) {
            double best = 0;
            for (int i = 0; i < heaps.size(); i++) {
                for (int taken : digits(gameId, 0)) {
                    if (taken <= heaps.get(i)) {
                        double heads = 1 - chance(gameId, replace(heaps, i, heaps.get(i) - taken), memo);
                        double tails = 1 - chance(gameId, replace(heaps, i, heaps.get(i) - 1), memo);
                        best = Math.max(best, (heads + tails) / 2);
                    }
                }
            }
            memo.put(heaps, best);
        }
        return memo.get(heaps);
    }

    /** What is neither won nor lost in the end is not in the map: a draw. */
    private static Map<Position, Double> loopy(int growing, int maxSize) {
        List<List<Integer>> all = new ArrayList<>(positions(4, Math.max(growing + 1, maxSize)));
        all.add(List.of());
        Map<Position, Double> worth = new HashMap<>();
        for (int before = -1; before != worth.size(); ) {
            before = worth.size();
            for (List<Integer> heaps : all) {
                List<Position> moves = new ArrayList<>(moves("nim", new Position(heaps, 0)));
                if (heaps.contains(growing)) {
                    moves.add(new Position(replace(heaps, heaps.indexOf(growing), growing + 1), 0));
                }
                if (moves.stream().anyMatch(left -> worth.getOrDefault(left, 0.5) == 0)) {
                    worth.put(new Position(heaps, 0), 1.0);
                } else if (moves.stream().allMatch(left -> worth.getOrDefault(left, 0.5) == 1)) {
                    worth.put(new Position(heaps, 0), 0.0);
                }
            }
        }
        return worth;
    }
}
