package grundy.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PeriodCertificateTest {

    @ParameterizedTest
    @CsvSource({
        "0.33, 3, 0",
        "0.333, 4, 0",
        "0.3033, 7, 0",
        "0.033, 5, 0",
        "0.3003000003, 11, 16",
        "0.77, 12, 71",
        "0.07, 34, 53",
        "0.137, 34, 52",
        "0.4, 34, 54",
        "0.17, 34, 33",
        "0.7777, 24, 142",
        "0.1, 1, 2",
        "0.2, 2, 1",
        "0.3, 2, 0",
        "4.0, 2, 1"
    })
    void knownPeriodsAreCertifiedFromTheirKnownStarts(String code, int length, int start) {
        PeriodCertificate period =
                GrundyTable.of(OctalGame.parse(code), 1_000).period().orElseThrow();
        assertEquals(length, period.length());
        assertEquals(start, period.start());
    }

    @ParameterizedTest
    @ValueSource(strings = {"0.37", "0.6", "0.007"})
    void nothingIsClaimedWhereTheQuestionIsOpen(String code) {
        assertEquals(
                Optional.empty(), GrundyTable.of(OctalGame.parse(code), 20_000).period());
    }

    @Test
    void nothingIsClaimedOfGrundysGameNorOfInfiniteSubtractionSets() {
        for (HeapGame game : List.of(
                SplitGame.GRUNDYS_GAME, SplitGame.LASKERS_NIM, SubtractionGame.nim(), SubtractionGame.squares())) {
            assertEquals(Optional.empty(), GrundyTable.of(game, 3_000).period(), game::toString);
        }
    }

    @Test
    void aSplitThatLooksAtSizesIsNeverCertified() {
        var rule = SplitGame.GRUNDYS_GAME.takingRule().orElseThrow();
        assertEquals(Optional.empty(), PeriodCertificate.of(rule, new int[1_000]), "whatever the values");
    }

    @ParameterizedTest
    @CsvSource({"0.77, 71, 155, 167", "0.07, 53, 141, 175"})
    void theProofNeedsATableToExactlySoFar(String code, int from, int to, int table) {
        OctalGame game = OctalGame.parse(code);
        PeriodCertificate period = GrundyTable.of(game, table).period().orElseThrow();
        assertEquals(List.of(from, to, table), List.of(period.windowStart(), period.windowEnd(), period.tableTo()));
        assertEquals(Optional.empty(), GrundyTable.of(game, table - 1).period());
    }

    @Test
    void aStartOfZeroIsNotProvedFromZero() {
        // 0.4 begins 0 0 0 1: from 0 the window 0 to 1 would hold for length 1, and certify that all values are 0.
        int[] values = GrundyTable.of(OctalGame.parse("0.4"), 3).toArray();
        assertEquals(List.of(0, 0, 0, 1), Arrays.stream(values).boxed().toList());
        var rule = OctalGame.parse("0.4").takingRule().orElseThrow();
        assertEquals(Optional.empty(), PeriodCertificate.of(rule, Arrays.copyOf(values, 3)));
    }

    @Test
    void thoughTheValuesRepeatFromZeroTheWindowBeginsAtOne() {
        var rule = OctalGame.parse("0.33").takingRule().orElseThrow();
        int[] values = {0, 1, 2, 0, 1, 2};
        assertEquals(Optional.of(new PeriodCertificate(0, 3, 1, 2)), PeriodCertificate.of(rule, values));
        assertEquals(Optional.empty(), PeriodCertificate.of(rule, Arrays.copyOf(values, 5)));
    }

    @Test
    void ofASubtractionSetAWindowOfItsLargestNumberIsEnough() {
        PeriodCertificate period =
                GrundyTable.of(SubtractionGame.of(1, 4, 10), 100).period().orElseThrow();
        assertEquals(new PeriodCertificate(16, 11, 16, 25), period);
        assertEquals(10, period.windowEnd() - period.windowStart() + 1);
    }

    @Test
    void whereNoHeapHasAMoveTheWindowIsNotEmpty() {
        var rule = OctalGame.parse("0.00").takingRule().orElseThrow();
        assertEquals(Optional.of(new PeriodCertificate(0, 1, 1, 1)), PeriodCertificate.of(rule, new int[3]));
        assertEquals(Optional.empty(), PeriodCertificate.of(rule, new int[2]), "g(1) = g(2) is compared");
    }

    @Test
    void withThreePiecesTheWindowIsLonger() {
        // Of 100 values that are all alike from heap 1 on, 1 to 3s + 2p + t - 1 = 3 + 2 + 1 - 1 are compared.
        var rule = OctalGame.parse("0.f").takingRule().orElseThrow();
        int[] constant = new int[100];
        constant[0] = 1;
        PeriodCertificate period = PeriodCertificate.of(rule, constant).orElseThrow();
        assertEquals(new PeriodCertificate(1, 1, 1, 3 + 2 + 1 - 1), period);
    }

    @ParameterizedTest
    @ValueSource(strings = {"0.f", "0.33f", "0.8", "0.0f", "0.9f", "8.3", "0.37f", "0.88", "0.3f3"})
    void whatIsCertifiedOfThreePiecesGoesOn(String code) {
        HeapGame game = OctalGame.parse(code);
        int[] values = GrundyTable.visited(game, 600);
        var rule = game.takingRule().orElseThrow();
        for (int count = 20; count <= 600; count *= 2) {
            PeriodCertificate.of(rule, Arrays.copyOf(values, count))
                    .ifPresent(period -> assertGoesOn(period, values, code));
        }
    }

    @Test
    void whatIsCertifiedOfAnyShortCodeGoesOn() {
        int certified = 0;
        for (int code = 1; code < 512; code++) {
            HeapGame game = OctalGame.parse((code % 2 == 0 ? "0." : "4.") + String.format("%03o", code));
            int[] values = GrundyTable.visited(game, 400);
            for (int count : new int[] {10, 20, 40, 80, 160}) {
                var period = PeriodCertificate.of(game.takingRule().orElseThrow(), Arrays.copyOf(values, count));
                period.ifPresent(found -> assertGoesOn(found, values, game.toString()));
                certified += period.isPresent() ? 1 : 0;
            }
        }
        assertTrue(certified > 300, certified + " certificates");
    }

    private static void assertGoesOn(PeriodCertificate period, int[] values, String game) {
        for (int n = period.start(); n + period.length() < values.length; n++) {
            assertEquals(values[n], values[n + period.length()], game + ", " + period + ", heap " + n);
        }
    }
}
