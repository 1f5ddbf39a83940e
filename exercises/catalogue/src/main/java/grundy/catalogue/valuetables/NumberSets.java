package grundy.catalogue.valuetables;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/** Sets of numbers, in various orders. */
public final class NumberSets {

    private NumberSets() {}

    /** Every set of numbers from 1 to some, but the empty one; every other of them falling. */
    public static List<List<Integer>> every(int largest) {
        var sets = new ArrayList<List<Integer>>();
        for (int bits = 1; bits < 1 << largest; bits++) {
            int chosen = bits;
            var set = new ArrayList<>(IntStream.rangeClosed(1, largest)
                    .filter(number -> ((chosen >> (number - 1)) & 1) == 1)
                    .boxed()
                    .toList());
            if (bits % 2 == 1) {
                Collections.reverse(set);
            }
            sets.add(List.copyOf(set));
        }
        sets.sort((one, other) -> Integer.compare(one.size(), other.size()));
        return sets;
    }

    /** Some numbers from 1 to the largest, in any order. */
    public static List<Integer> some(int howMany, int largest, Random random) {
        return shuffled(IntStream.rangeClosed(1, largest).boxed().toList(), random)
                .subList(0, howMany);
    }

    /** The same numbers in any order. */
    public static List<Integer> shuffled(List<Integer> numbers, Random random) {
        var shuffled = new ArrayList<>(numbers);
        Collections.shuffle(shuffled, random);
        return List.copyOf(shuffled);
    }
}
