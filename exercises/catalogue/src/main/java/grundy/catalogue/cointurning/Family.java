package grundy.catalogue.cointurning;

import grundy.games.CoinSearch;
import grundy.games.CoinTurning;
import grundy.games.HeadValues;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A number of coins, and the sets that may be turned along with a head.
 *
 * @param coins in the row
 * @param offsets each set by its distances, growing
 * @param name what people call it, or null where it is shown by its sets
 */
record Family(
        int coins, List<List<Integer>> offsets, @Nullable String name) {

    /** Rows of so many coins are searched as well. */
    static final int SEARCHED_COINS = 10;

    Family {
        offsets = List.copyOf(offsets);
    }

    CoinTurning rule() {
        return CoinTurning.ofOffsets(
                offsets.stream().<Set<Integer>>map(Set::copyOf).toList());
    }

    /**
     * The values of the single heads.
     *
     * @throws IllegalStateException if the search of all rows disagrees
     */
    List<Integer> values() {
        CoinTurning rule = rule();
        int[] values = HeadValues.of(rule, coins);
        if (coins <= SEARCHED_COINS) {
            confirm(values, new CoinSearch(rule, coins));
        }
        return Arrays.stream(values).boxed().toList();
    }

    private void confirm(int[] values, CoinSearch search) {
        for (int coin = 0; coin < coins; coin++) {
            boolean[] single = new boolean[coins];
            single[coin] = true;
            if (search.value(single) != values[coin]) {
                throw new IllegalStateException("search and theory disagree on coin " + coin + " of " + text());
            }
        }
    }

    /** Its name, or its sets, such as {@code {} {1} {1 2}}; no word where there is none, for it stands as it is in every language. */
    String text() {
        if (name != null) {
            return name;
        }
        return offsets.isEmpty() ? "–" : offsets.stream().map(Family::setText).collect(Collectors.joining(" "));
    }

    static String setText(List<Integer> set) {
        return set.stream().map(String::valueOf).collect(Collectors.joining(" ", "{", "}"));
    }
}
