package grundy.catalogue.shortcuts;

import grundy.games.Mex;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The numbers of stones that a move may take from a heap.
 *
 * @param taken each from 1 to 9
 */
record Numbers(Set<Integer> taken) {

    Numbers {
        taken = Set.copyOf(taken);
    }

    /** Written as digits, such as {@code 13}. */
    static Numbers of(String digits) {
        return new Numbers(
                digits.chars().mapToObj(Character::getNumericValue).collect(Collectors.toCollection(TreeSet::new)));
    }

    /** Those that a heap has stones for, the smallest first. */
    List<Integer> from(int heap) {
        return taken.stream().filter(number -> number <= heap).sorted().toList();
    }

    /** The Grundy values of heaps to {@link Games#LARGEST}, where both players take these numbers and who cannot move loses. */
    int[] values() {
        int[] values = new int[Games.LARGEST + 1];
        for (int heap = 0; heap <= Games.LARGEST; heap++) {
            var options = new ArrayList<Integer>();
            for (int number : from(heap)) {
                options.add(values[heap - number]);
            }
            values[heap] = Mex.of(options);
        }
        return values;
    }

    boolean areOdd() {
        return taken.stream().allMatch(number -> number % 2 == 1);
    }
}
