package grundy.games;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class CoinTurningTest {

    private static final int COINS = 12;

    @Test
    void turningTurtlesIsNim() {
        assertArrayEquals(IntStream.rangeClosed(1, 40).toArray(), HeadValues.of(CoinTurning.turningTurtles(), 40));
    }

    @Test
    void mockTurtlesHasTheOdiousNumbers() {
        assertArrayEquals(
                IntStream.range(0, 200)
                        .filter(n -> Integer.bitCount(n) % 2 == 1)
                        .toArray(),
                HeadValues.of(CoinTurning.mockTurtles(), 100));
    }

    @Test
    void rulerHasTheLargestPowerOfTwoThatDividesThePlace() {
        assertArrayEquals(
                IntStream.rangeClosed(1, 64).map(Integer::lowestOneBit).toArray(),
                HeadValues.of(CoinTurning.ruler(), 64));
    }

    @Test
    void aRowOfTwelveCoinsIsTheSumOfItsHeads() {
        for (var rule : List.of(CoinTurning.turningTurtles(), CoinTurning.mockTurtles(), CoinTurning.ruler())) {
            assertRowsAreSums(rule);
        }
    }

    @Test
    void aRowIsTheSumOfItsHeadsByAnyOffsets() {
        assertRowsAreSums(CoinTurning.ofOffsets(List.of(Set.of(1), Set.of(2, 3), Set.of(1, 4))));
        assertRowsAreSums(CoinTurning.ofOffsets(List.of(Set.of())));
    }

    @Test
    void turnsAlongOnlyWhatLiesInTheRow() {
        var rule = CoinTurning.ofOffsets(List.of(Set.of(3, 1), Set.of(), Set.of(2)));
        assertEquals("[, 0]", places(rule, 2));
        assertEquals("[0 2, , 1]", places(rule, 3));
    }

    private static String places(CoinTurning rule, int coin) {
        return rule.along(coin).stream()
                .map(set -> String.join(
                        " ", Arrays.stream(set).mapToObj(String::valueOf).toList()))
                .toList()
                .toString();
    }

    private static void assertRowsAreSums(CoinTurning rule) {
        int[] single = HeadValues.of(rule, COINS);
        var search = new CoinSearch(rule, COINS);
        for (int row = 0; row < 1 << COINS; row++) {
            boolean[] heads = new boolean[COINS];
            int xor = 0;
            for (int coin = 0; coin < COINS; coin++) {
                heads[coin] = (row >> coin & 1) == 1;
                xor ^= heads[coin] ? single[coin] : 0;
            }
            assertEquals(xor, search.value(heads));
        }
    }
}
