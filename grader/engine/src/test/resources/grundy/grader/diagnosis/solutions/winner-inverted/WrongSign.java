import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

public class WrongSign implements HeapGameSolver {

    private final MoveRules rules = new MoveRules();
    private final MoveValues values = new MoveValues(rules);

    @Override
    public int grundy(int heap) {
        return values.of(heap);
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        return new MovePosition(heaps, values, rules).best();
    }
}

class MoveRules {
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

class MoveValues {
    private final MoveRules rules;
    private final Map<Integer, Integer> known = new HashMap<>();

    MoveValues(MoveRules rules) {
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

class MovePosition {
    private final List<Integer> heaps;
    private final MoveValues values;
    private final MoveRules rules;

    MovePosition(List<Integer> heaps, MoveValues values, MoveRules rules) {
        this.heaps = heaps;
        this.values = values;
        this.rules = rules;
    }

    boolean lost() {
        return values.ofAll(heaps) == 0;
    }

    Optional<Move> best() {
        if (!lost()) {
            return Optional.empty();
        }
        for (int i = 0; i < heaps.size(); i++) {
            for (List<Integer> s : rules.successors(heaps.get(i))) {
                List<Integer> next = new ArrayList<>(heaps.subList(0, i));
                next.addAll(s);
                next.addAll(heaps.subList(i + 1, heaps.size()));
                if (new MovePosition(next, values, rules).lost()) {
                    return Optional.of(new Move(i, s));
                }
            }
        }
        // try the first heap that is left
        for (int i = 0; i < heaps.size(); i++) {
            for (List<Integer> s : rules.successors(heaps.get(i))) {
                return Optional.of(new Move(i, s));
            }
        }
        return Optional.of(new Move(0, List.of(1)));
    }
}
