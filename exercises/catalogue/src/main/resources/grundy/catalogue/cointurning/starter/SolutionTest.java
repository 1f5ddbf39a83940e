package solution;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SolutionTest {

    private final Solution solution = new Solution();

    @Test
    void withoutAnySetNoHeadCanBeTurned() {
        assertArrayEquals(new int[] {0, 0, 0}, solution.headValues(3, List.of()));
    }

    @Test
    void aHeadThatIsTurnedAloneIsOneMove() {
        assertArrayEquals(new int[] {1, 1, 1}, solution.headValues(3, List.of(Set.of())));
    }

    @Test
    void aSetThatReachesBeyondTheEndCannotBeTurned() {
        assertArrayEquals(new int[] {0, 1, 0, 1}, solution.headValues(4, List.of(Set.of(1))));
    }

    @Test
    void aSetIsTurnedAsAWhole() {
        // The head at 2 leaves heads at 0 and 1, worth 0 and 0: it is worth 1. The head at 3 leaves heads at 1 and 2.
        assertArrayEquals(new int[] {0, 0, 1, 0}, solution.headValues(4, List.of(Set.of(1, 2))));
    }
}
