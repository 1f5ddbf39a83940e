import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.*;

public class HelperClasses implements HeapGameSolver {

    private final Rules rules = new Rules();
    private final Values values = new Values(rules);

    @Override
    public int grundy(int heap) {
        return values.of(heap);
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        return new Position(heaps, values, rules).best();
    }
}

class Rules {
    List<List<Integer>> successors(int heap) {
        List<List<Integer>> result = new ArrayList<>();
        for (int k = 1; k <= 2; k++) {
            if (heap > k) result.add(List.of(heap - k));
            if (heap == k) result.add(List.of());
        }
        for (int a = 1; heap - 2 - a > 0; a++) {
            result.add(List.of(a, heap - 2 - a));
        }
        return result;
    }
}

class Values {
    private final Rules rules;
    private final Map<Integer, Integer> known = new HashMap<>();

    Values(Rules rules) {
        this.rules = rules;
    }

    int of(int heap) {
        if (!known.containsKey(heap)) {
            Set<Integer> seen = new HashSet<>();
            for (List<Integer> s : rules.successors(heap)) {
                seen.add(ofAll(s));
            }
            int mex = 0;
            while (seen.contains(mex)) {
                mex += 1;
            }
            known.put(heap, mex);
        }
        return known.get(heap);
    }

    int ofAll(List<Integer> heaps) {
        int result = 0;
        for (Integer h : heaps) {
            result ^= of(h);
        }
        return result;
    }
}

class Position {
    private final List<Integer> heaps;
    private final Values values;
    private final Rules rules;

    Position(List<Integer> heaps, Values values, Rules rules) {
        this.heaps = heaps;
        this.values = values;
        this.rules = rules;
    }

    boolean lost() {
        return values.ofAll(heaps) == 0;
    }

    Optional<Move> best() {
        if (lost()) {
            return Optional.empty();
        }
        for (int i = 0; i < heaps.size(); i++) {
            for (List<Integer> s : rules.successors(heaps.get(i))) {
                List<Integer> next = new ArrayList<>(heaps.subList(0, i));
                next.addAll(s);
                next.addAll(heaps.subList(i + 1, heaps.size()));
                if (new Position(next, values, rules).lost()) {
                    return Optional.of(new Move(i, s));
                }
            }
        }
        throw new IllegalStateException();
    }
}
