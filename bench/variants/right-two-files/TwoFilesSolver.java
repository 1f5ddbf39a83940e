package course_;

import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import grundy.exercises.Solves;
import java.util.List;
import java.util.Optional;

/** The search for a move; the values are in a file of their own. */
@Solves("take-and-split")
public class TwoFilesSolver implements HeapGameSolver {

    private final GrundyNumbers numbers_ = new GrundyNumbers(200);

    //~
    @Override
    public int grundy(int heap) {
        return numbers_.get(heap);
    }

    //~
    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int total_ = heaps.stream().mapToInt(numbers_::get).reduce(0, (a, b) -> a ^ b);
        if (total_ == 0) {
            return Optional.empty();
        }
        for (int i_ = 0; i_ < heaps.size(); i_++) {
            int heap_ = heaps.get(i_);
            int target_ = numbers_.get(heap_) ^ total_;
            if (target_ > numbers_.get(heap_)) {
                continue;
            }
            Optional<List<Integer>> pieces_ = numbers_.optionOf(heap_, target_);
            if (pieces_.isPresent()) {
                return Optional.of(new Move(i_, pieces_.get()));
            }
        }
        throw new AssertionError("the theorem says that there is a move");
    }
    //~
}
