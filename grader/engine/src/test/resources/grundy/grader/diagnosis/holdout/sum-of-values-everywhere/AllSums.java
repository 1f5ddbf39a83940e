import grundy.exercises.*;
import java.util.*;
import java.util.stream.*;

public class AllSums implements HeapGameSolver {
    private final List<Integer> g = new ArrayList<>(List.of(0));

    private static List<List<Integer>> moves(int h) {
        List<List<Integer>> out = new ArrayList<>();
        for (int a = 1; a <= h - 3; a++) out.add(List.of(a, h - 2 - a));
        if (h >= 2) out.add(h == 2 ? List.of() : List.of(h - 2));
        if (h >= 1) out.add(h == 1 ? List.of() : List.of(h - 1));
        return out;
    }

    public int grundy(int heap) {
        while (g.size() <= heap) {
            Set<Integer> seen = moves(g.size()).stream()
                    .map(p -> p.stream().map(g::get).reduce(0, (a, b) -> a ^ b))
                    .collect(Collectors.toSet());
            g.add(IntStream.range(0, 100).filter(k -> !seen.contains(k)).findFirst().orElseThrow());
        }
        return g.get(heap);
    }

    private int sum(Collection<Integer> heaps) {
        return heaps.stream().mapToInt(this::grundy).sum();
    }

    public Optional<Move> winningMove(List<Integer> heaps) {
        if (sum(heaps) == 0) return Optional.empty();
        for (int i = 0; i < heaps.size(); i++) {
            for (List<Integer> p : moves(heaps.get(i))) {
                List<Integer> next = new ArrayList<>(heaps);
                next.remove(i);
                next.addAll(p);
                if (sum(next) == 0) return Optional.of(new Move(i, p));
            }
        }
        // nothing reaches 0, then the biggest drop will do
        int best = Integer.MAX_VALUE;
        Move bestMove = null;
        for (int i = 0; i < heaps.size(); i++) {
            for (List<Integer> p : moves(heaps.get(i))) {
                int drop = sum(p) - grundy(heaps.get(i));
                if (drop < best) {
                    best = drop;
                    bestMove = new Move(i, p);
                }
            }
        }
        return Optional.ofNullable(bestMove);
    }
}
