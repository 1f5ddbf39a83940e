package grundy.catalogue.rowgame;

import grundy.exercises.RowGameSolver;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Wrong ways to compute the values of a game with rows. Each changes one step. */
final class WrongRowGames {

    private WrongRowGames() {}

    /** Their makers, by their ids. */
    static Map<String, Supplier<RowGameSolver>> all() {
        Map<String, Supplier<RowGameSolver>> all = new LinkedHashMap<>();
        places(all);
        removed(all);
        rest(all);
        return all;
    }

    private static void places(Map<String, Supplier<RowGameSolver>> all) {
        all.put("ends-only", () -> new RowSteps() {
            @Override
            void places(int rest, BitSet values) {
                values.set(g[rest]);
            }
        });
        all.put("inside-only", () -> new RowSteps() {
            @Override
            void places(int rest, BitSet values) {
                for (int left = 1; left < rest; left++) {
                    values.set(g[left] ^ g[rest - left]);
                }
            }
        });
        all.put("whole-row-forgotten", () -> new RowSteps() {
            @Override
            void places(int rest, BitSet values) {
                for (int left = 0; left < rest; left++) {
                    values.set(g[left] ^ g[rest - left]);
                }
            }
        });
        all.put("middle-forgotten", () -> new RowSteps() {
            @Override
            void places(int rest, BitSet values) {
                for (int left = 0; left < rest - left; left++) {
                    values.set(g[left] ^ g[rest - left]);
                }
                if (rest == 0) {
                    values.set(0);
                }
            }
        });
        all.put("rows-by-sum", () -> new RowSteps() {
            @Override
            int both(int one, int other) {
                return one + other;
            }
        });
        all.put("longer-row-only", () -> new RowSteps() {
            @Override
            int both(int one, int other) {
                return Math.max(one, other);
            }
        });
    }

    private static void removed(Map<String, Supplier<RowGameSolver>> all) {
        all.put("any-number-up-to-the-largest", () -> new RowSteps() {
            @Override
            void moves(int row, Set<Integer> removable, BitSet values) {
                super.moves(
                        row,
                        IntStream.rangeClosed(1, Collections.max(removable))
                                .boxed()
                                .collect(Collectors.toSet()),
                        values);
            }
        });
        all.put("largest-only", () -> new RowSteps() {
            @Override
            void moves(int row, Set<Integer> removable, BitSet values) {
                super.moves(row, Set.of(Collections.max(removable)), values);
            }
        });
        all.put("smallest-only", () -> new RowSteps() {
            @Override
            void moves(int row, Set<Integer> removable, BitSet values) {
                super.moves(row, Set.of(Collections.min(removable)), values);
            }
        });
        all.put("stops-at-first-too-large", () -> new RowSteps() {
            @Override
            void moves(int row, Set<Integer> removable, BitSet values) {
                for (int removed : removable) {
                    if (removed > row) {
                        break;
                    }
                    places(row - removed, values);
                }
            }
        });
    }

    private static void rest(Map<String, Supplier<RowGameSolver>> all) {
        all.put(
                "remainder",
                () -> (maxRow, removable) -> IntStream.rangeClosed(0, maxRow)
                        .map(row -> row % (Collections.max(removable) + 1))
                        .toArray());
        all.put("mex-largest-plus-one", () -> new RowSteps() {
            @Override
            int mex(BitSet values) {
                return values.length();
            }
        });
        all.put("mex-stops-at-seven", () -> new RowSteps() {
            @Override
            int mex(BitSet values) {
                return Math.min(super.mex(values), 7);
            }
        });
        all.put("table-one-short", () -> new RowSteps() {
            @Override
            public int[] grundyValues(int maxRow, Set<Integer> removable) {
                return Arrays.copyOf(super.grundyValues(maxRow, removable), maxRow);
            }
        });
    }
}
