package grundy.catalogue.practicepositions;

import grundy.catalogue.practice.FilledSheet;
import grundy.catalogue.practice.Rule;
import grundy.catalogue.practice.WinnerJudge;
import java.util.List;
import java.util.function.Function;

/**
 * A sheet that somebody with a wrong idea fills in.
 *
 * @param table how the values are found
 * @param listed which heaps are listed, by these values
 * @param swapped whether a heap of value 0 is said to be won
 */
record WrongList(Function<Rule, int[]> table, Function<int[], List<Integer>> listed, boolean swapped)
        implements FilledSheet {

    /** The values are right, and so is what is said of single heaps. */
    static WrongList of(Function<int[], List<Integer>> listed) {
        return new WrongList(WrongTable::right, listed, false);
    }

    /** The heaps that have the value 0. */
    static List<Integer> zeros(int[] values) {
        return Positions.sizes(n -> values[n] == 0);
    }

    @Override
    public Object answer(String blank, List<Object> given) {
        int[] values = table.apply(Rule.of((String) given.get(0)));
        return given.size() == 1
                ? listed.apply(values)
                : WinnerJudge.winner((values[(Integer) given.get(1)] != 0) != swapped);
    }
}
