package grundy.catalogue.octalgame;

import grundy.exercises.OctalGameSolver;
import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.Map;

/** Wrong ways to compute the values of an octal game. Each changes one step. */
final class WrongOctalGames {

    private WrongOctalGames() {}

    /** By their ids. */
    static Map<String, OctalGameSolver> all() {
        Map<String, OctalGameSolver> all = new LinkedHashMap<>();
        reading(all);
        bits(all);
        splitting(all);
        rest(all);
        return all;
    }

    /** Other ways to write some of them: where no stone is taken, a heap and an empty one are the heap itself. */
    static Map<String, OctalGameSolver> otherwise() {
        return Map.of("empty-piece", new OctalSteps() {
            @Override
            void split(int rest, BitSet values) {
                values.set(g[rest]);
                super.split(rest, values);
            }
        });
    }

    private static void reading(Map<String, OctalGameSolver> all) {
        all.put("before-the-point-ignored", new OctalSteps() {
            @Override
            int[] digits(String code) {
                return super.digits("0" + code.substring(1));
            }
        });
        all.put("last-digit-ignored", new OctalSteps() {
            @Override
            int[] digits(String code) {
                int[] digits = super.digits(code);
                return Arrays.copyOf(digits, digits.length - 1);
            }
        });
        all.put("digits-one-too-far", new OctalSteps() {
            @Override
            int[] digits(String code) {
                return super.digits("0.0" + code.substring(2));
            }
        });
        all.put("code-as-number", new OctalSteps() {
            @Override
            int[] digits(String code) {
                return digitsOfNumber(code);
            }
        });
    }

    private static int[] digitsOfNumber(String code) {
        double number = Double.parseDouble(code);
        int[] digits = new int[code.length() - 1];
        for (int k = 0; k < digits.length; k++) {
            digits[k] = (int) number;
            number = (number - digits[k]) * 10;
        }
        return digits;
    }

    private static void bits(Map<String, OctalGameSolver> all) {
        all.put("highest-bit-only", new OctalSteps() {
            @Override
            void collect(int digit, int rest, BitSet values) {
                super.collect(Integer.highestOneBit(digit), rest, values);
            }
        });
        all.put("bits-read-in-reverse", new OctalSteps() {
            @Override
            void collect(int digit, int rest, BitSet values) {
                super.collect(((digit >> 2) & 1) | (digit & 2) | ((digit & 1) << 2), rest, values);
            }
        });
        all.put("bit-counts-heaps", new OctalSteps() {
            @Override
            void collect(int digit, int rest, BitSet values) {
                super.collect(digit << 1, rest, values);
            }
        });
        all.put("leave-one-empty", new OctalSteps() {
            @Override
            boolean mayLeaveOne(int digit, int rest) {
                return (digit & 2) != 0;
            }
        });
        all.put("leave-none-always", new OctalSteps() {
            @Override
            boolean mayLeaveNone(int digit, int rest) {
                return (digit & 1) != 0;
            }
        });
    }

    private static void splitting(Map<String, OctalGameSolver> all) {
        all.put("empty-piece", new OctalSteps() {
            @Override
            void split(int rest, BitSet values) {
                if (rest < heap) {
                    values.set(g[rest]);
                }
                super.split(rest, values);
            }
        });
        all.put("equal-halves-forgotten", new OctalSteps() {
            @Override
            void split(int rest, BitSet values) {
                for (int a = 1; a < rest - a; a++) {
                    values.set(g[a] ^ g[rest - a]);
                }
            }
        });
        all.put("split-by-sum", new OctalSteps() {
            @Override
            int both(int one, int other) {
                return one + other;
            }
        });
        all.put("split-by-larger", new OctalSteps() {
            @Override
            int both(int one, int other) {
                return Math.max(one, other);
            }
        });
        all.put("split-forgotten", new OctalSteps() {
            @Override
            boolean mayLeaveTwo(int digit) {
                return false;
            }
        });
    }

    private static void rest(Map<String, OctalGameSolver> all) {
        all.put("mex-largest-plus-one", new OctalSteps() {
            @Override
            int mex(BitSet values) {
                return values.length();
            }
        });
        all.put("mex-stops-at-seven", new OctalSteps() {
            @Override
            int mex(BitSet values) {
                return Math.min(super.mex(values), 7);
            }
        });
        all.put("table-one-short", new OctalSteps() {
            @Override
            public int[] grundyValues(String code, int maxHeap) {
                return Arrays.copyOf(super.grundyValues(code, maxHeap), maxHeap);
            }
        });
    }
}
