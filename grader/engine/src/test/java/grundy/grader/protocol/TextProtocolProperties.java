package grundy.grader.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.catalogue.Answer;
import grundy.games.HeapMove;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.jspecify.annotations.Nullable;

/** Whatever a program prints is an answer; and what the product itself prints is understood. */
class TextProtocolProperties {

    private static final int LONGEST_REASON = 250;

    @Property(tries = 2000)
    void anyTextIsAnAnswer(@ForAll String output) {
        assertSound(((Answer.Returned) TextProtocol.move(output)).value());
        List<Answer> values = TextProtocol.values(output);
        assertEquals(31, values.size());
        values.forEach(v -> assertSound(((Answer.Returned) v).value()));
    }

    @Property(tries = 2000)
    void anyTextThatIsNearlyRightIsAnAnswer(@ForAll("nearly") String output) {
        anyTextIsAnAnswer(output);
    }

    @Property
    void whatTheProductPrintsIsUnderstood(
            @ForAll @Size(min = 1, max = 4) List<@IntRange(max = 200) Integer> heaps,
            @ForAll @IntRange(max = 3) int heap,
            @ForAll @Size(max = 2) List<@IntRange(max = 200) Integer> pieces) {
        int index = heap % heaps.size();
        var printed = "first\n" + new HeapMove(index, pieces).describe(heaps) + "\n";
        assertEquals(
                new Answer.Returned(Optional.of(List.of(index, pieces, heaps.get(index)))), TextProtocol.move(printed));
    }

    @Provide
    Arbitrary<String> nearly() {
        return Arbitraries.of(
                        "first",
                        "second",
                        "heap",
                        "(size",
                        ")",
                        "becomes",
                        "and",
                        "nothing",
                        "(heap removed)",
                        "g(",
                        "=",
                        "1",
                        "5",
                        "99999999999",
                        "-",
                        "\n",
                        "\r\n",
                        " ",
                        "\t",
                        "\u0000",
                        "\u001b",
                        "\u2028")
                .list()
                .ofMaxSize(60)
                .map(words -> String.join(" ", words));
    }

    private static void assertSound(@Nullable Object value) {
        if (value instanceof Answer.Garbled garbled) {
            assertTrue(garbled.why().length() <= LONGEST_REASON, garbled::why);
            assertFalse(garbled.why().matches("(?s).*[\\p{Cc}\\u2028\\u2029].*"), garbled::why);
        } else {
            assertTrue(value instanceof Integer || value instanceof Optional, () -> "no answer: " + value);
        }
    }
}
