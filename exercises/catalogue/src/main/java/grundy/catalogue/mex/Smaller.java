package grundy.catalogue.mex;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** Fewer numbers than some, or the same in order: what is left, and whether the same still goes wrong, is easier to see. */
final class Smaller {

    private Smaller() {}

    /** The boldest step first. Each leaves numbers out, or puts them in order. */
    static List<List<Integer>> than(List<Integer> values) {
        List<Integer> distinct = values.stream().distinct().sorted().toList();
        var smaller = new ArrayList<List<Integer>>();
        smaller.add(distinct);
        smaller.add(values.stream().sorted().toList());
        for (int part = 2; part <= 2 * distinct.size(); part *= 2) {
            int kept = distinct.size() - Math.max(1, distinct.size() / part);
            if (kept < distinct.size() && !distinct.isEmpty()) {
                int bound = distinct.get(kept);
                smaller.add(only(values, value -> value < bound));
                smaller.add(onceBelow(values, bound));
            }
        }
        distinct.stream().limit(2).forEach(first -> smaller.add(only(values, value -> !value.equals(first))));
        distinct.stream().skip(Math.max(0, distinct.size() - 2)).forEach(last -> smaller.add(oneLess(values, last)));
        smaller.removeIf(each -> each.equals(values));
        return smaller.stream().distinct().toList();
    }

    private static List<Integer> only(List<Integer> values, Predicate<Integer> kept) {
        return values.stream().filter(kept).toList();
    }

    private static List<Integer> oneLess(List<Integer> values, Integer value) {
        var less = new ArrayList<>(values);
        less.remove(value);
        return less;
    }

    /** No number below the bound more than once. */
    private static List<Integer> onceBelow(List<Integer> values, int bound) {
        Set<Integer> met = new HashSet<>();
        return only(values, value -> value >= bound || met.add(value));
    }
}
