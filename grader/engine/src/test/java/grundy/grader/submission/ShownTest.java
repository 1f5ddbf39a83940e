package grundy.grader.submission;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShownTest {

    @ParameterizedTest
    @CsvSource({
        "a\u2028b,a\\u2028b",
        "a\u2029b,a\\u2029b",
        "a\u0085b,a\\u0085b",
        "a\u202Eb,a\\u202eb",
        "a\uD83Cb,a\\ud83cb",
        "\uD83D\uDC69\u200D\uD83C\uDF93 \u00E9,\uD83D\uDC69\u200D\uD83C\uDF93 \u00E9",
    })
    void whatBreaksOrTurnsALineIsEscapedAndWordsAreNot(String text, String shown) {
        assertEquals(shown, Shown.of(text));
    }

    @Test
    void anEndlessNameKeepsItsEnds() {
        assertEquals("a".repeat(300), Shown.of("a".repeat(300)));
        assertEquals("a".repeat(150) + "..." + "b".repeat(150), Shown.of("a".repeat(151) + "b".repeat(150)));
    }

    @Test
    void pathsAreInCodePointOrderAlsoBeyondTheBasicPlane() {
        String wide = "\uFF5E";
        String dice = "\uD83C\uDFB2"; // U+1F3B2, though its first char is below U+FF5E

        assertEquals(
                List.of("a", "ab", wide, dice),
                Stream.of(dice, "ab", wide, "a").sorted(PathOrder.CODE_POINTS).toList());
    }
}
