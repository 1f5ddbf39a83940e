package grundy.games;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * The rule of a coin-turning game: a move turns one coin from heads to tails and, together with it, a set of coins to its left,
 * whatever these show. The player who cannot move loses (E. R. Berlekamp, J. H. Conway and R. K. Guy, Winning Ways, 1982).
 */
@FunctionalInterface
public interface CoinTurning {

    /**
     * The sets of coins that may be turned together with a head.
     *
     * @param coin its place in the row, counted from 0 from the left
     * @return sets of places left of it, each growing; the empty one turns the head alone
     */
    List<int[]> along(int coin);

    /** Turning Turtles: at most one coin along. */
    static CoinTurning turningTurtles() {
        return coin -> {
            var sets = new ArrayList<int[]>();
            sets.add(new int[0]);
            for (int other = 0; other < coin; other++) {
                sets.add(new int[] {other});
            }
            return sets;
        };
    }

    /** Mock Turtles: at most two coins along. */
    static CoinTurning mockTurtles() {
        CoinTurning atMostOne = turningTurtles();
        return coin -> {
            List<int[]> sets = atMostOne.along(coin);
            for (int right = 1; right < coin; right++) {
                for (int left = 0; left < right; left++) {
                    sets.add(new int[] {left, right});
                }
            }
            return sets;
        };
    }

    /** Ruler: all coins from any place up to the head. */
    static CoinTurning ruler() {
        return coin -> {
            var sets = new ArrayList<int[]>();
            for (int from = coin; from >= 0; from--) {
                int[] run = new int[coin - from];
                for (int i = 0; i < run.length; i++) {
                    run[i] = from + i;
                }
                sets.add(run);
            }
            return sets;
        };
    }

    /**
     * A rule that is the same at every place; a set that reaches beyond the left end cannot be turned.
     *
     * @param offsets sets of distances to the left, each 1 or more
     */
    static CoinTurning ofOffsets(List<? extends Set<Integer>> offsets) {
        List<int[]> distances = offsets.stream()
                .map(set -> set.stream().mapToInt(Integer::intValue).sorted().toArray())
                .toList();
        return coin -> {
            var sets = new ArrayList<int[]>();
            for (int[] set : distances) {
                if (set.length == 0 || set[set.length - 1] <= coin) {
                    sets.add(mirrored(set, coin));
                }
            }
            return sets;
        };
    }

    private static int[] mirrored(int[] distances, int coin) {
        int[] places = new int[distances.length];
        for (int i = 0; i < places.length; i++) {
            places[i] = coin - distances[places.length - 1 - i];
        }
        return places;
    }
}
