package grundy.catalogue.cointurning;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** The coin-turning games that have a name (Berlekamp, Conway and Guy, Winning Ways, 1982), cut to a number of coins. */
final class NamedGames {

    private NamedGames() {}

    /** Each on few coins, and on more. */
    static List<Family> all() {
        var all = new ArrayList<Family>();
        for (int coins : new int[] {6, 14}) {
            all.add(new Family(coins, turtles(coins), "Turning Turtles"));
            all.add(new Family(coins, mockTurtles(coins), "Mock Turtles"));
            all.add(new Family(coins, ruler(coins), "Ruler"));
            all.add(new Family(coins, twins(coins), "Twins"));
            all.add(new Family(coins, triplets(coins), "Triplets"));
        }
        return all;
    }

    /** At most one coin along. */
    static List<List<Integer>> turtles(int coins) {
        var sets = new ArrayList<List<Integer>>();
        sets.add(List.of());
        sets.addAll(twins(coins));
        return sets;
    }

    /** At most two coins along. */
    static List<List<Integer>> mockTurtles(int coins) {
        var sets = new ArrayList<>(turtles(coins));
        sets.addAll(triplets(coins));
        return sets;
    }

    /** All coins from some place to the head. */
    static List<List<Integer>> ruler(int coins) {
        return IntStream.range(0, coins)
                .mapToObj(length -> IntStream.rangeClosed(1, length).boxed().toList())
                .toList();
    }

    /** Exactly one coin along. */
    private static List<List<Integer>> twins(int coins) {
        return IntStream.range(1, coins).mapToObj(List::of).toList();
    }

    /** Exactly two coins along. */
    private static List<List<Integer>> triplets(int coins) {
        var sets = new ArrayList<List<Integer>>();
        for (int far = 2; far < coins; far++) {
            for (int near = 1; near < far; near++) {
                sets.add(List.of(near, far));
            }
        }
        return sets;
    }
}
