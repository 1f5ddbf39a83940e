package solution;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The examples of the statement. */
class SolutionTest {

    private final Solution solution = new Solution();

    @Test
    void withoutGapItIsTheNextNumber() {
        assertEquals(3, solution.mex(List.of(0, 1, 2)));
    }

    @Test
    void gapIsFoundWhateverLiesBeyond() {
        assertEquals(2, solution.mex(List.of(0, 1, 3)));
    }

    @Test
    void withoutZeroItIsZero() {
        assertEquals(0, solution.mex(List.of(1, 2, 3)));
    }

    @Test
    void orderAndRepetitionDoNotMatter() {
        assertEquals(2, solution.mex(List.of(3, 0, 0, 1)));
    }

    @Test
    void ofNothingItIsZero() {
        assertEquals(0, solution.mex(List.of()));
    }
}
