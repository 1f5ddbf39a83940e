package grundy.catalogue.practice;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Fills in every practice sheet right, by a table and a search of its own. */
final class RightSheet implements FilledSheet {

    private final String exercise;

    RightSheet(String exercise) {
        this.exercise = exercise;
    }

    @Override
    public Object answer(String blank, List<Object> given) {
        if (exercise.equals("practice-mex")) {
            return mex(numbers(given.get(0)));
        }
        Rule rule = Rule.of((String) given.get(0));
        return switch (exercise) {
            case "practice-options" -> option(rule, blank, (Integer) given.get(1));
            case "practice-p-positions" ->
                given.size() == 1 ? zeros(rule) : winner(rule, List.of((Integer) given.get(1)));
            default -> ofSum(rule, blank, numbers(given.get(1)));
        };
    }

    private static List<Integer> numbers(Object list) {
        return ((List<?>) list).stream().map(Integer.class::cast).toList();
    }

    private static int mex(List<Integer> values) {
        return IntStream.iterate(0, n -> n + 1)
                .filter(n -> !values.contains(n))
                .findFirst()
                .orElseThrow();
    }

    private static Object option(Rule rule, String blank, int heap) {
        return switch (blank) {
            case "a" -> g(rule, heap - rule.less());
            case "b" -> g(rule, heap - rule.more());
            case "c" -> splits(rule, heap).stream().map(s -> xor(rule, s)).toList();
            default -> g(rule, heap);
        };
    }

    private static List<Integer> zeros(Rule rule) {
        int[] table = table(rule, 30);
        return IntStream.rangeClosed(0, 30).filter(n -> table[n] == 0).boxed().toList();
    }

    private static Object ofSum(Rule rule, String blank, List<Integer> heaps) {
        if (blank.endsWith("values")) {
            return heaps.stream().map(h -> g(rule, h)).toList();
        } else if (blank.endsWith("winner")) {
            return winner(rule, heaps);
        }
        return blank.equals("xor") ? (Object) xor(rule, heaps) : move(rule, heaps);
    }

    private static String winner(Rule rule, List<Integer> heaps) {
        return xor(rule, heaps) == 0 ? "second" : "first";
    }

    private static String move(Rule rule, List<Integer> heaps) {
        for (int i = 0; i < heaps.size(); i++) {
            for (List<Integer> pieces : options(rule, heaps.get(i))) {
                var after = new ArrayList<>(heaps);
                after.remove(i);
                after.addAll(pieces);
                if (xor(rule, after) == 0) {
                    return "heap " + (i + 1) + " becomes "
                            + String.join(
                                    " and ",
                                    pieces.stream().map(String::valueOf).toList());
                }
            }
        }
        return "none";
    }

    private static int xor(Rule rule, List<Integer> heaps) {
        return heaps.stream().map(h -> g(rule, h)).reduce(0, (a, b) -> a ^ b);
    }

    private static int g(Rule rule, int heap) {
        return table(rule, heap)[heap];
    }

    private static int[] table(Rule rule, int last) {
        int[] table = new int[last + 1];
        for (int heap = 0; heap <= last; heap++) {
            var values = new ArrayList<Integer>();
            for (List<Integer> pieces : options(rule, heap)) {
                values.add(pieces.stream().map(p -> table[p]).reduce(0, (a, b) -> a ^ b));
            }
            table[heap] = mex(values);
        }
        return table;
    }

    private static List<List<Integer>> options(Rule rule, int heap) {
        var options = new ArrayList<List<Integer>>();
        for (int taken : List.of(rule.less(), rule.more())) {
            if (taken <= heap) {
                options.add(List.of(heap - taken));
            }
        }
        options.addAll(splits(rule, heap));
        return options;
    }

    private static List<List<Integer>> splits(Rule rule, int heap) {
        int rest = heap - rule.split();
        return IntStream.range(1, Math.max(1, rest))
                .mapToObj(a -> List.of(a, rest - a))
                .toList();
    }
}
