package grundy.catalogue.takeandsplit;

import java.util.function.IntBinaryOperator;

/** Ways to make one number of the values of several heaps; the first is the right one. */
enum Combination {
    XOR((x, y) -> x ^ y),
    SUM(Integer::sum),
    MAX(Math::max),
    OR((x, y) -> x | y),
    AND((x, y) -> x & y);

    private final IntBinaryOperator operator;

    Combination(IntBinaryOperator operator) {
        this.operator = operator;
    }

    /** 0 where there is no value. */
    int of(int[] values) {
        int result = values.length == 0 ? 0 : values[0];
        for (int i = 1; i < values.length; i++) {
            result = operator.applyAsInt(result, values[i]);
        }
        return result;
    }
}
