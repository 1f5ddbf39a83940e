package grundy.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OctalGameTest {

    private static final OctalGame TAKE_AND_SPLIT = OctalGame.parse("0.37");

    @Test
    void takeAndSplitTakesOneOrTwoOrTakesTwoAndSplits() {
        assertEquals(List.of(), TAKE_AND_SPLIT.options(0));
        assertEquals(List.of(List.of()), TAKE_AND_SPLIT.options(1));
        assertEquals(List.of(List.of(), List.of(1)), TAKE_AND_SPLIT.options(2));
        assertEquals(List.of(List.of(2), List.of(1)), TAKE_AND_SPLIT.options(3));
        assertEquals(List.of(List.of(3), List.of(2), List.of(1, 1)), TAKE_AND_SPLIT.options(4));
        assertEquals(List.of(List.of(6), List.of(5), List.of(1, 4), List.of(2, 3)), TAKE_AND_SPLIT.options(7));
    }

    @Test
    void splitsComeBySmallerPieceThenByLarger() {
        assertEquals(
                List.of(List.of(4), List.of(3), List.of(1, 2), List.of(1, 3), List.of(2, 2)),
                OctalGame.parse("0.77").options(5));
    }

    @Test
    void fourBeforeThePointSplitsWithoutTaking() {
        OctalGame game = OctalGame.parse("4.1");
        assertEquals(List.of(List.of()), game.options(1));
        assertEquals(List.of(List.of(1, 1)), game.options(2));
        assertEquals(List.of(List.of(1, 3), List.of(2, 2)), game.options(4));
        assertTrue(game.allows(4, List.of(3, 1)));
        assertFalse(game.allows(4, List.of(4)), "leaving the heap as it was is no move");
        assertFalse(game.allows(0, List.of()), "an empty heap has no move");
    }

    @Test
    void eachDigitGrantsOnlyWhatItsBitsSay() {
        assertEquals(List.of(), OctalGame.parse("0.1").options(2), "1: only if nothing is left");
        assertEquals(List.of(), OctalGame.parse("0.2").options(1), "2: only if something is left");
        assertEquals(List.of(List.of(1)), OctalGame.parse("0.2").options(2));
        assertEquals(List.of(), OctalGame.parse("0.4").options(2), "4: one stone cannot be split");
        assertEquals(List.of(List.of(1, 1)), OctalGame.parse("0.4").options(3));
    }

    @Test
    void eightLeavesThreeHeapsAndLettersAreTheDigitsFromTen() {
        assertEquals(List.of(), OctalGame.parse("0.8").options(3), "two stones cannot be split in three");
        assertEquals(
                List.of(List.of(1, 1, 4), List.of(1, 2, 3), List.of(2, 2, 2)),
                OctalGame.parse("0.8").options(7));
        assertEquals(
                List.of(List.of(3), List.of(1, 2), List.of(1, 1, 1)),
                OctalGame.parse("0.F").options(4));
        assertEquals(List.of(List.of(1, 1, 1)), OctalGame.parse("8.0").options(3));
        assertEquals(
                List.of(List.of(1, 3), List.of(2, 2), List.of(1, 1, 2)),
                OctalGame.parse("C.0").options(4));
        assertEquals(OctalGame.parse("c.0f"), OctalGame.parse("C.0F"));
    }

    @Test
    void wherePilesBecomeThreeOptionsAreListedToThreeHundredStones() {
        OctalGame game = OctalGame.parse("0.8");
        assertEquals(299 * 299 / 12, game.options(300).size(), "299 in three parts: the nearest to 299 squared by 12");
        assertThrows(IllegalArgumentException.class, () -> game.options(301));
    }

    @Test
    void illegalPiecesAreRefused() {
        assertFalse(TAKE_AND_SPLIT.allows(5, List.of(0, 3)), "a piece of 0");
        assertFalse(TAKE_AND_SPLIT.allows(5, List.of(-1, 4)), "a negative piece");
        assertFalse(TAKE_AND_SPLIT.allows(5, List.of(1, 3)), "a split after taking 1");
        assertFalse(TAKE_AND_SPLIT.allows(5, List.of(2)), "taking 3");
        assertFalse(TAKE_AND_SPLIT.allows(5, List.of(5)), "taking nothing");
        assertFalse(TAKE_AND_SPLIT.allows(5, List.of(6)), "adding a stone");
        assertFalse(TAKE_AND_SPLIT.allows(5, List.of(1, 1, 1)), "three pieces");
        assertFalse(TAKE_AND_SPLIT.allows(0, List.of()), "an empty heap");
        assertFalse(TAKE_AND_SPLIT.allows(-1, List.of()), "no heap at all");
        assertFalse(TAKE_AND_SPLIT.allows(Integer.MAX_VALUE, List.of(1)), "taking almost all of a huge heap");
        assertTrue(TAKE_AND_SPLIT.allows(Integer.MAX_VALUE, List.of(Integer.MAX_VALUE - 1)));
    }

    @Test
    void noCountAndNoSumOfPiecesIsTooLargeToBeRefused() {
        assertFalse(TAKE_AND_SPLIT.allows(33, Collections.nCopies(32, 1)), "1 << 32 is 1, the bit for no piece");
        List<Integer> overflowing = List.of(Integer.MAX_VALUE, Integer.MAX_VALUE);
        assertFalse(TAKE_AND_SPLIT.allows(0, overflowing), "as an int their sum is -2, and 2 stones might be taken");
        assertFalse(TAKE_AND_SPLIT.allows(Integer.MIN_VALUE, overflowing));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "null",
                "0",
                "0.",
                ".37",
                "1.3",
                "2.3",
                "b.3",
                "0.3g",
                "0.3x",
                "00.3",
                "-0.3",
                "0,37",
                "0.3.7",
                "4.",
                " 0.37",
                "0.37 ",
                "0.37\n",
                "0.\u0663\u0667",
                "\u0660.37",
                "0.\uff13\uff17",
                "0.3\u202e7"
            })
    void whatIsNoOctalCodeIsRefusedInOneLine(String code) {
        String message = messageOf(code);
        assertTrue(message.contains("write 0 or 4, a point, and 1 to 100 digits from 0 to 7, such as 0.37"), message);
        assertTrue(message.codePoints().noneMatch(OctalGameTest::breaksALine), message);
    }

    @Test
    void theRefusalQuotesTheStartOfALongCodeOnly() {
        String message = messageOf("0." + "3".repeat(2_000));
        assertTrue(message.startsWith("'0." + "3".repeat(38) + "...' is no octal code"), message);
        assertTrue(messageOf("0.\ud83d\ude00".repeat(100)).contains("\ud83d\ude00"), "a pair is not cut in two");
        assertTrue(messageOf("x".repeat(39) + "\ud83d\ude00y").contains("\ud83d\ude00..."), "nor at the end");
    }

    @Test
    void aHundredDigitsAreReadAndNotOneMore() {
        OctalGame longest = OctalGame.parse("0." + "0".repeat(99) + "3");
        assertEquals(List.of(List.of(1)), longest.options(101));
        assertThrows(IllegalArgumentException.class, () -> OctalGame.parse("0." + "0".repeat(100) + "3"));
    }

    @Test
    void optionsAreListedForHeapsOfZeroToTenThousandStones() {
        assertEquals(2 + (10_000 - 2) / 2, TAKE_AND_SPLIT.options(10_000).size());
        for (int heap : new int[] {-1, 10_001, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
            var e = assertThrows(IllegalArgumentException.class, () -> TAKE_AND_SPLIT.options(heap));
            assertEquals("options are listed for heaps of 0 to 10000 stones, not " + heap, e.getMessage());
        }
    }

    @Test
    void gamesWrittenAlikeAreEqual() {
        assertEquals(TAKE_AND_SPLIT, OctalGame.parse("0.37"));
        assertEquals(TAKE_AND_SPLIT.hashCode(), OctalGame.parse("0.37").hashCode());
        assertNotEquals(TAKE_AND_SPLIT, OctalGame.parse("0.77"));
        assertEquals("0.37", TAKE_AND_SPLIT.code());
        assertEquals("0.37", TAKE_AND_SPLIT.toString());
    }

    private static String messageOf(String code) {
        return String.valueOf(assertThrows(IllegalArgumentException.class, () -> OctalGame.parse(code))
                .getMessage());
    }

    private static boolean breaksALine(int c) {
        return Character.isISOControl(c) || c == 0x2028 || c == 0x2029 || Character.getType(c) == Character.FORMAT;
    }
}
