package grundy.grader.diagnosis;

import static grundy.grader.diagnosis.Trials.CHECKS;
import static grundy.grader.diagnosis.Trials.EXERCISE;
import static grundy.grader.diagnosis.Trials.diagnose;
import static grundy.grader.diagnosis.Trials.solver;
import static org.junit.jupiter.api.Assertions.assertEquals;

import grundy.catalogue.Mutant;
import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import grundy.grader.result.Diagnosis;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Test;

/** Ways to write a mistake that are easily taken for another one. */
class UsualMistakesTest {

    private static final HeapGameSolver RIGHT = (HeapGameSolver) solver("target-test-deleted");

    private static List<String> named(IntUnaryOperator g, Function<List<Integer>, Optional<Move>> winningMove) {
        var solver = new HeapGameSolver() {
            @Override
            public int grundy(int heap) {
                return g.applyAsInt(heap);
            }

            @Override
            public Optional<Move> winningMove(List<Integer> heaps) {
                return winningMove.apply(heaps);
            }
        };
        var student = new Mutant("student", "a title", "a story", false, () -> solver, List.of());
        return diagnose(MutantTrial.of(EXERCISE, student, CHECKS)).stream()
                .map(Diagnosis::mutant)
                .toList();
    }

    @Test
    void codeThatIsNotWrittenYetIsCalledThat() {
        assertEquals(List.of("always-zero", "mex-is-min"), named(heap -> 0, heaps -> Optional.empty()));
    }

    @Test
    void whereNoMoveIsEverAnsweredTheWinnerIsNotCalledTheWrongWayRound() {
        assertEquals(
                List.of(
                        "split-forgotten+never-a-move",
                        "split-valued-by-sum+never-a-move",
                        "split-valued-by-total+never-a-move",
                        "never-a-move+guess-mod-three"),
                named(heap -> heap % 3, heaps -> Optional.empty()));
    }

    @Test
    void aFirstHeapThatIsGivenUpWhereItsTargetIsLargerIsTheFirstHeapOnly() {
        assertEquals(
                List.of("first-heap-only"),
                named(
                        RIGHT::grundy,
                        heaps -> targetOfFirst(heaps) < RIGHT.grundy(heaps.get(0))
                                ? ofFirst(heaps, targetOfFirst(heaps))
                                : Optional.empty()));
    }

    private static int targetOfFirst(List<Integer> heaps) {
        return heaps.stream().skip(1).mapToInt(RIGHT::grundy).reduce(0, (a, b) -> a ^ b);
    }

    /** A right move of the first heap, found where a second heap makes up for what it is to be worth. */
    private static Optional<Move> ofFirst(List<Integer> heaps, int target) {
        int other = heapWorth(target);
        return RIGHT.winningMove(target == 0 ? List.of(heaps.get(0)) : List.of(heaps.get(0), other));
    }

    /** The smallest heap of this value, up to 200 stones. */
    private static int heapWorth(int value) {
        int heap = 0;
        while (heap < 200 && RIGHT.grundy(heap) != value) {
            heap++;
        }
        return heap;
    }
}
