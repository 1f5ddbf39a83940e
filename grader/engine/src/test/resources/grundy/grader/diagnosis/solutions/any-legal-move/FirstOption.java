import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

public class FirstOption implements HeapGameSolver {

    private final OptionRules rules = new OptionRules();
    private final OptionValues values = new OptionValues(rules);

    @Override
    public int grundy(int heap) {
        return values.of(heap);
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        return new OptionPosition(heaps, values, rules).best();
    }
}

class OptionRules {
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

class OptionValues {
    private final OptionRules rules;
    private final Map<Integer, Integer> known = new HashMap<>();

    OptionValues(OptionRules rules) {
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

class OptionPosition {
    private final List<Integer> heaps;
    private final OptionValues values;
    private final OptionRules rules;

    OptionPosition(List<Integer> heaps, OptionValues values, OptionRules rules) {
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
                return Optional.of(new Move(i, s));
            }
        }
        throw new IllegalStateException();
    }
}
