package grundy.catalogue.mex;

import grundy.exercises.MexFunction;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** Wrong ways to find a mex. Each is written as somebody would write it. */
final class WrongMex {

    private WrongMex() {}

    /** Their makers, by their ids. */
    static Map<String, Supplier<MexFunction>> all() {
        Map<String, Supplier<MexFunction>> all = new LinkedHashMap<>();
        all.put("largest-plus-one", () -> WrongMex::largestPlusOne);
        all.put("count-distinct", () -> values -> new HashSet<>(values).size());
        all.put("size", () -> Collection::size);
        all.put("from-one", () -> values -> firstMissing(1, values));
        all.put("from-smallest", () -> values -> values.isEmpty() ? 0 : firstMissing(Collections.min(values), values));
        all.put("empty-forgotten", () -> WrongMex::sortedAndGrowing);
        all.put("sorted-with-duplicates", () -> WrongMex::placeInSorted);
        all.put("same-object", () -> WrongMex::skippingSameObjects);
        all.put("as-they-come", () -> WrongMex::asTheyCome);
        all.put("full-set-unanswered", () -> WrongMex::belowTheSize);
        all.put("fixed-array", () -> WrongMex::inArrayOfHundred);
        all.put("int-as-bit-set", () -> WrongMex::inBitsOfInt);
        return all;
    }

    private static int firstMissing(int from, Collection<Integer> values) {
        int candidate = from;
        while (values.contains(candidate)) {
            candidate++;
        }
        return candidate;
    }

    private static int largestPlusOne(Collection<Integer> values) {
        return values.isEmpty() ? 0 : Collections.max(values) + 1;
    }

    private static int sortedAndGrowing(Collection<Integer> values) {
        List<Integer> sorted = values.stream().distinct().sorted().toList();
        if (sorted.get(0) > 0) {
            return 0;
        }
        int at = 0;
        while (at + 1 < sorted.size() && sorted.get(at + 1) == sorted.get(at) + 1) {
            at++;
        }
        return sorted.get(at) + 1;
    }

    private static int placeInSorted(Collection<Integer> values) {
        List<Integer> sorted = values.stream().sorted().toList();
        for (int place = 0; place < sorted.size(); place++) {
            if (sorted.get(place) != place) {
                return place;
            }
        }
        return sorted.size();
    }

    /** What {@code ==} says of two objects: Java keeps one for each number up to 127. */
    private static int skippingSameObjects(Collection<Integer> values) {
        List<Integer> sorted = values.stream().sorted().toList();
        int next = 0;
        for (int at = 0; at < sorted.size(); at++) {
            boolean same = at > 0 && sorted.get(at).equals(sorted.get(at - 1)) && sorted.get(at) <= 127;
            if (!same && sorted.get(at) != next++) {
                return next - 1;
            }
        }
        return next;
    }

    private static int asTheyCome(Collection<Integer> values) {
        int next = 0;
        for (int value : values) {
            if (value == next) {
                next++;
            }
        }
        return next;
    }

    private static int belowTheSize(Collection<Integer> values) {
        for (int candidate = 0; candidate < values.size(); candidate++) {
            if (!values.contains(candidate)) {
                return candidate;
            }
        }
        return -1;
    }

    private static int inArrayOfHundred(Collection<Integer> values) {
        boolean[] seen = new boolean[100];
        for (int value : values) {
            seen[value] = true;
        }
        int mex = 0;
        while (seen[mex]) {
            mex++;
        }
        return mex;
    }

    private static int inBitsOfInt(Collection<Integer> values) {
        int seen = 0;
        for (int value : values) {
            seen |= 1 << value;
        }
        return Integer.numberOfTrailingZeros(~seen);
    }
}
