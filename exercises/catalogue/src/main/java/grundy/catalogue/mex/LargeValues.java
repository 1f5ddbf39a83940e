package grundy.catalogue.mex;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;

/** Many numbers, and very large ones: what a table of a fixed size, or of the size of the largest number, does not survive. */
final class LargeValues {

    /** How many numbers a case has at most. */
    static final int MOST = 1_000;

    private static final int ROUNDS = 15;

    private LargeValues() {}

    /** The fewest numbers first. */
    static List<List<Integer>> drawn(long seed) {
        var random = new Random(seed);
        var drawn = new ArrayList<List<Integer>>(extremes());
        for (int round = 0; round < ROUNDS; round++) {
            int to = 2 + random.nextInt(MOST / 3 - 10);
            drawn.add(shuffled(0, to, -1, 1 + random.nextInt(3), random));
            drawn.add(shuffled(0, to, to / 2 + random.nextInt(to / 2), 1 + random.nextInt(3), random));
            drawn.add(shuffled(1, to, -1, 1 + random.nextInt(3), random));
            drawn.add(shuffled(0, MOST / 3 + random.nextInt(MOST / 2), -1, 1, random));
        }
        drawn.sort(Comparator.comparingInt(List::size));
        return List.copyOf(drawn);
    }

    /** As few as can be, and as large. */
    private static List<List<Integer>> extremes() {
        int largest = Integer.MAX_VALUE;
        return List.of(
                List.of(largest),
                List.of(largest, 0),
                List.of(largest, largest - 1, 1, 0),
                List.of(largest, 1),
                List.of(1_000_000_000, 2, 0, 1));
    }

    /** The numbers of a range but one, each some times, with a few large ones among them. */
    private static List<Integer> shuffled(int from, int to, int without, int times, Random random) {
        var values = new ArrayList<Integer>();
        for (int value = from; value <= to; value++) {
            for (int time = 0; time < times && value != without; time++) {
                values.add(value);
            }
        }
        for (int large = random.nextInt(3); large > 0; large--) {
            values.add(to + 2 + random.nextInt(Integer.MAX_VALUE - to - 2));
        }
        Collections.shuffle(values, random);
        return List.copyOf(values);
    }
}
