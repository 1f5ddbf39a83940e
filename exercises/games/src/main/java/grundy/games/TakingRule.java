package grundy.games;

import java.util.List;
import java.util.stream.Stream;

/**
 * A rule by which the number of stones taken decides how many heaps may be left, whatever their sizes. Each list holds
 * numbers of stones in growing order.
 *
 * @param thenNone after taking so many, no stone need be left
 * @param thenOne after taking so many, the rest may stay as one heap
 * @param thenTwo after taking so many, the rest may be split into two heaps
 * @param thenThree after taking so many, the rest may be split into three heaps
 * @param intoEqual whether the two heaps of a split may be of one size
 */
public record TakingRule(
        List<Integer> thenNone,
        List<Integer> thenOne,
        List<Integer> thenTwo,
        List<Integer> thenThree,
        boolean intoEqual) {

    public TakingRule {
        thenNone = List.copyOf(thenNone);
        thenOne = List.copyOf(thenOne);
        thenTwo = List.copyOf(thenTwo);
        thenThree = List.copyOf(thenThree);
    }

    /** The largest number of stones that one move takes; 0 where none takes any. */
    public int maxTaken() {
        return Stream.of(thenNone, thenOne, thenTwo, thenThree)
                .flatMap(List::stream)
                .mapToInt(Integer::intValue)
                .max()
                .orElse(0);
    }

    /** The largest number of heaps that one move may leave of one: 1 to 3. */
    public int maxPieces() {
        if (!thenThree.isEmpty()) {
            return 3;
        }
        return thenTwo.isEmpty() ? 1 : 2;
    }
}
