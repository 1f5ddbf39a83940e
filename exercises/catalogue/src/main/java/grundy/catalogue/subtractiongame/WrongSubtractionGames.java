package grundy.catalogue.subtractiongame;

import grundy.exercises.SubtractionGameSolver;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** Wrong ways to compute the values of a subtraction game. */
final class WrongSubtractionGames {

    private WrongSubtractionGames() {}

    /** Their makers, by their ids. */
    static Map<String, Supplier<SubtractionGameSolver>> all() {
        Map<String, Supplier<SubtractionGameSolver>> all = new LinkedHashMap<>();
        guesses(all);
        moves(all);
        values(all);
        return all;
    }

    private static void guesses(Map<String, Supplier<SubtractionGameSolver>> all) {
        all.put(
                "remainder",
                () -> (maxHeap, set) -> IntStream.rangeClosed(0, maxHeap)
                        .map(heap -> heap % (Collections.max(set) + 1))
                        .toArray());
        all.put("period-smallest-plus-largest", () -> new SubtractionSteps() {
            @Override
            public int[] grundyValues(int maxHeap, Set<Integer> set) {
                int[] values = super.grundyValues(maxHeap, set);
                int period = Collections.min(set) + Collections.max(set);
                for (int heap = period; heap <= maxHeap; heap++) {
                    values[heap] = values[heap - period];
                }
                return values;
            }
        });
        all.put("table-one-short", () -> new SubtractionSteps() {
            @Override
            public int[] grundyValues(int maxHeap, Set<Integer> set) {
                return Arrays.copyOf(super.grundyValues(maxHeap, set), maxHeap);
            }
        });
    }

    private static void moves(Map<String, Supplier<SubtractionGameSolver>> all) {
        all.put("whole-heap-forgotten", () -> new SubtractionSteps() {
            @Override
            void moves(int heap, Set<Integer> set, BitSet values) {
                set.stream().filter(taken -> taken < heap).forEach(taken -> values.set(g[heap - taken]));
            }
        });
        all.put("stops-at-first-too-large", () -> new SubtractionSteps() {
            @Override
            void moves(int heap, Set<Integer> set, BitSet values) {
                for (int taken : set) {
                    if (taken > heap) {
                        break;
                    }
                    values.set(g[heap - taken]);
                }
            }
        });
        all.put("multiples-allowed", () -> new SubtractionSteps() {
            @Override
            void moves(int heap, Set<Integer> set, BitSet values) {
                for (int number : set) {
                    for (int taken = number; taken <= heap; taken += number) {
                        values.set(g[heap - taken]);
                    }
                }
            }
        });
        all.put("largest-possible-only", () -> new SubtractionSteps() {
            @Override
            void moves(int heap, Set<Integer> set, BitSet values) {
                set.stream()
                        .filter(taken -> taken <= heap)
                        .max(Integer::compare)
                        .ifPresent(taken -> values.set(g[heap - taken]));
            }
        });
    }

    private static void values(Map<String, Supplier<SubtractionGameSolver>> all) {
        all.put("won-or-lost", () -> new SubtractionSteps() {
            @Override
            int value(BitSet values, Set<Integer> set) {
                return values.get(0) ? 1 : 0;
            }
        });
        all.put("count-of-values", () -> new SubtractionSteps() {
            @Override
            int value(BitSet values, Set<Integer> set) {
                return values.cardinality();
            }
        });
        all.put("mex-largest-plus-one", () -> new SubtractionSteps() {
            @Override
            int value(BitSet values, Set<Integer> set) {
                return values.length();
            }
        });
        all.put("mex-below-size-of-set", () -> new SubtractionSteps() {
            @Override
            int value(BitSet values, Set<Integer> set) {
                return Math.min(super.value(values, set), set.size() - 1);
            }
        });
    }
}
