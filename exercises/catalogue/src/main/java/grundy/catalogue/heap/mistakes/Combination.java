package grundy.catalogue.heap.mistakes;

import java.util.stream.IntStream;

/** Ways to make one number of the values of several heaps; the first is the right one. */
public enum Combination {
    XOR,
    SUM,
    MAX,
    OR,
    AND;

    /** 0 where there is no value. */
    public int of(int[] values) {
        int result = values.length == 0 ? 0 : values[0];
        for (int i = 1; i < values.length; i++) {
            result = of(result, values[i]);
        }
        return result;
    }

    /** Of all values but one. */
    int ofOthers(int[] values, int but) {
        return of(IntStream.range(0, values.length)
                .filter(i -> i != but)
                .map(i -> values[i])
                .toArray());
    }

    int of(int x, int y) {
        return switch (this) {
            case XOR -> x ^ y;
            case SUM -> x + y;
            case MAX -> Math.max(x, y);
            case OR -> x | y;
            case AND -> x & y;
        };
    }
}
