package grundy.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class WythoffTest {

    @Test
    void theTheoremAgreesWithTheSearchOnHeapsToTwoHundred() {
        boolean[][] won = Wythoff.search(200);
        for (int a = 0; a <= 200; a++) {
            for (int b = 0; b <= 200; b++) {
                assertEquals(!won[a][b], Wythoff.isLost(a, b), a + " " + b);
                assertEquals(won[a][b], !Wythoff.winningMoves(a, b).isEmpty(), a + " " + b);
            }
        }
    }

    @Test
    void knowsTheFirstLostPositions() {
        var lost = new ArrayList<List<Integer>>();
        for (int difference = 0; difference <= 8; difference++) {
            int lower = Wythoff.lower(difference);
            lost.add(List.of(lower, lower + difference));
        }
        assertEquals(
                "[[0, 0], [1, 2], [3, 5], [4, 7], [6, 10], [8, 13], [9, 15], [11, 18], [12, 20]]", lost.toString());
    }

    @Test
    void xorOfTheHeapsNamesTheWrongWinnerOn36Of441() {
        boolean[][] won = Wythoff.search(20);
        int wrong = 0;
        for (int a = 0; a <= 20; a++) {
            for (int b = 0; b <= 20; b++) {
                wrong += ((a ^ b) != 0) == won[a][b] ? 0 : 1;
            }
        }
        assertEquals(36, wrong);
    }

    @Test
    void isExactBesideFibonacciNumbersWhereADoubleIsNot() {
        // F(42) times the golden ratio is F(43) less a ten-thousandth of a millionth: in a double it is F(43).
        assertEquals(433_494_437, (int) (267_914_296 * (1 + Math.sqrt(5)) / 2));
        assertEquals(433_494_436, Wythoff.lower(267_914_296));
        assertTrue(Wythoff.isLost(433_494_436, 701_408_732));
        assertFalse(Wythoff.isLost(433_494_437, 701_408_733));
        assertTrue(Wythoff.isLost(267_914_296, 433_494_437));
        assertFalse(Wythoff.isLost(1_000_000_000, 1_000_000_000));
    }

    @Test
    void everyWinningMoveIsLegalAndLeavesALostPosition() {
        var random = new Random(1);
        for (int i = 0; i < 2_000; i++) {
            int a = random.nextInt(Wythoff.MAX_HEAP + 1);
            int b = random.nextInt(Wythoff.MAX_HEAP + 1);
            for (int[] left : Wythoff.winningMoves(a, b)) {
                int fromA = a - left[0];
                int fromB = b - left[1];
                assertTrue(fromA >= 0 && fromB >= 0 && fromA + fromB > 0, a + " " + b);
                assertTrue(fromA == 0 || fromB == 0 || fromA == fromB, a + " " + b);
                assertTrue(Wythoff.isLost(left[0], left[1]), a + " " + b);
            }
        }
    }
}
