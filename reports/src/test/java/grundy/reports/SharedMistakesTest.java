package grundy.reports;

import static grundy.reports.SampleRows.FIRST_HEAP;
import static grundy.reports.SampleRows.MAX;
import static grundy.reports.SampleRows.NO_SPLIT;
import static grundy.reports.SampleRows.SUM;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import grundy.grader.result.ClassRow;
import grundy.grader.result.ClassRow.Misconception;
import grundy.grader.result.Diagnosis.Agreement;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SharedMistakesTest {

    private static final Misconception NEARLY_SUM = new Misconception(SUM.faults(), Agreement.MOST);

    @Test
    void mistakesThatCannotBeToldApartCountOnce() {
        SharedMistakes shared = of(List.of(SUM, MAX), List.of(SUM, MAX));
        assertEquals(
                List.of(new SharedMistakes.Mistake("take-and-split", SUM, List.of(MAX), 2, 0, 0, List.of(0, 1))),
                shared.mistakes());
    }

    @Test
    void mostSharedComesFirstAndAmongEqualsTheIdDecides() {
        SharedMistakes shared = of(List.of(SUM), List.of(NO_SPLIT), List.of(FIRST_HEAP), List.of(NO_SPLIT));
        assertEquals(
                List.of(NO_SPLIT, FIRST_HEAP, SUM),
                shared.mistakes().stream().map(SharedMistakes.Mistake::best).toList());
        assertEquals(List.of(1, 3), shared.mistakes().get(0).rows());
        assertEquals(2, shared.mistakes().get(0).values());
    }

    @Test
    void whatComesCloseCountsWithItsFirstAlone() {
        SharedMistakes shared = of(List.of(FIRST_HEAP, NEARLY_SUM));
        assertEquals(
                List.of(new SharedMistakes.Mistake("take-and-split", FIRST_HEAP, List.of(), 0, 0, 1, List.of(0))),
                shared.mistakes());
    }

    @Test
    void oneMistakeIsOneWhateverTheAgreementAndTheSurestNamesItsLikes() {
        SharedMistakes shared = of(List.of(NEARLY_SUM), List.of(SUM, MAX));
        assertEquals(
                List.of(new SharedMistakes.Mistake("take-and-split", SUM, List.of(MAX), 1, 0, 1, List.of(0, 1))),
                shared.mistakes());
    }

    @Test
    void eachRowKnowsItsPlaceAndFaultsHaveNone() {
        List<ClassRow> rows = List.of(
                SampleRows.fault("1", "Ada", "disk full"),
                SampleRows.row("2", "Émile", with(List.of(NO_SPLIT))),
                SampleRows.row("3", "Max", with(List.of(SUM))),
                SampleRows.row("4", "Roland", with(List.of(SUM))),
                SampleRows.row("5", "Richard", SampleRows.right()));
        SharedMistakes shared = SharedMistakes.of(rows);
        assertNull(shared.placeOf(rows.get(0)));
        assertEquals(1, shared.placeOf(rows.get(1)));
        assertEquals(0, shared.placeOf(rows.get(3)));
        assertNull(shared.placeOf(rows.get(4)));
    }

    @SafeVarargs
    private static SharedMistakes of(List<Misconception>... diagnoses) {
        return SharedMistakes.of(IntStream.range(0, diagnoses.length)
                .mapToObj(i -> SampleRows.row("" + i, "Name " + i, with(diagnoses[i])))
                .toList());
    }

    private static ClassRow.Result with(List<Misconception> mistakes) {
        return SampleRows.graded("1", List.of("0.0", "0.0", "0.0", "0.0"), mistakes, List.of(), null);
    }
}
