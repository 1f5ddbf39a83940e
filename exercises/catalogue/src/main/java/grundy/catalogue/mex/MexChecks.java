package grundy.catalogue.mex;

import grundy.catalogue.Case;
import grundy.catalogue.Check;
import grundy.catalogue.judging.WeakestShare;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** The checks: every set of digits, every short sequence, and many numbers at once. */
final class MexChecks {

    /** Sets of the numbers below it are asked, each of them. */
    static final int DIGITS = 10;

    /** Sequences of the numbers below it are asked, and how long they are at most. */
    static final int FEW = 4;

    private MexChecks() {}

    static List<Check> all(long seed) {
        return List.of(
                exhaustive("subsets", "Every set of numbers from 0 to 9, in order", 50, subsets()),
                exhaustive("orders", "Every sequence of up to 4 numbers from 0 to 3", 30, sequences()),
                large(LargeValues.drawn(seed)));
    }

    private static Check exhaustive(String id, String title, int weight, List<List<Integer>> inputs) {
        List<Case> cases = inputs.stream().map(MexCases::of).toList();
        return new Check(id, title, weight, cases, new WeakestShare(cases), new MexSteps(), Check.Shrinker.NONE);
    }

    private static Check large(List<List<Integer>> drawn) {
        List<Case> cases = drawn.stream().map(MexCases::of).toList();
        return new Check(
                "large",
                "Up to 1000 numbers at once, and very large ones",
                20,
                cases,
                new WeakestShare(cases),
                new MexSteps(),
                MexCases::smaller);
    }

    /** The fewest numbers first. */
    private static List<List<Integer>> subsets() {
        var subsets = new ArrayList<List<Integer>>();
        for (int bits = 0; bits < 1 << DIGITS; bits++) {
            int chosen = bits;
            subsets.add(IntStream.range(0, DIGITS)
                    .filter(digit -> (chosen >> digit & 1) == 1)
                    .boxed()
                    .toList());
        }
        subsets.sort(Comparator.<List<Integer>>comparingInt(List::size)
                .thenComparingInt(
                        set -> set.stream().mapToInt(Integer::intValue).sum()));
        return subsets;
    }

    /** The shortest first. */
    private static List<List<Integer>> sequences() {
        var sequences = new ArrayList<List<Integer>>(List.of(List.of()));
        for (int from = 0; sequences.get(from).size() < FEW; from++) {
            for (int number = 0; number < FEW; number++) {
                var longer = new ArrayList<>(sequences.get(from));
                longer.add(number);
                sequences.add(List.copyOf(longer));
            }
        }
        return sequences;
    }
}
