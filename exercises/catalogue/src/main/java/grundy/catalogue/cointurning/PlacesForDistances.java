package grundy.catalogue.cointurning;

import java.util.Set;

/** Takes the numbers of a set for places from the left end. */
final class PlacesForDistances extends Recursion {

    @Override
    boolean isAllowed(int coin, Set<Integer> offsets) {
        return offsets.stream().allMatch(place -> place < coin);
    }

    @Override
    int worth(int[] values, int coin, Set<Integer> offsets) {
        int xor = 0;
        for (int place : offsets) {
            xor ^= values[place];
        }
        return xor;
    }
}
