package grundy.grader.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class ScreenTextTest {

    @Test
    void lettersOfEastAsiaAndEmojiAreTwoColumnsWideAndAccentsNone() {
        assertEquals(4, ScreenText.width("heap"));
        assertEquals(4, ScreenText.width("\u5c71\u77f3"));
        assertEquals(3, ScreenText.width("x\uD83D\uDE00"));
        assertEquals(1, ScreenText.width("e\u0301"));
        assertEquals(2, ScreenText.width("\u2764\uFE0F"));
    }

    @Test
    void whatDoesNotFitIsCutBetweenLetters() {
        assertEquals("heap", ScreenText.fitted("heap", 4));
        assertEquals("h...", ScreenText.fitted("heaps", 4));
        assertEquals("\u5c71...", ScreenText.fitted("\u5c71\u77f3\u5c71\u77f3", 6));
        assertEquals("...ps", ScreenText.fittedEnd("of heaps", 5));
        assertEquals("heaps", ScreenText.fittedEnd("heaps", 5));
    }

    @Test
    void linesBreakAtBlanksAndInWordsThatAreLonger() {
        assertEquals(List.of("a heap", "of four"), ScreenText.wrapped("a heap of four", 8, 3));
        assertEquals(List.of("abcd", "efgh", "i"), ScreenText.wrapped("abcdefghi", 4, 3));
        assertEquals(List.of("one", "t..."), ScreenText.wrapped("one two three", 4, 2));
        assertEquals(List.of(""), ScreenText.wrapped("", 4, 2));
    }
}
