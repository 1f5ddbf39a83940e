import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import grundy.exercises.Solves;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

@Solves("take-and-split")
public class TakeAndSplitSolver implements HeapGameSolver {

    private final Map<Integer, Integer> memo_ = new HashMap<>();

    //~
    @Override
    public int grundy(int heap) {
        Integer known_ = memo_.get(heap);
        if (known_ != null) {
            return known_;
        }
        Set<Integer> seen_ = new HashSet<>();
        for (List<Integer> option_ : options_(heap)) {
            seen_.add(value_(option_));
        }
        int mex_ = 0;
        while (seen_.contains(mex_)) {
            mex_++;
        }
        memo_.put(heap, mex_);
        return mex_;
    }

    //~
    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int total_ = value_(heaps);
        for (int index_ = 0; total_ != 0 && index_ < heaps.size(); index_++) {
            for (List<Integer> option_ : options_(heaps.get(index_))) {
                if (value_(option_) == (total_ ^ grundy(heaps.get(index_)))) {
                    return Optional.of(new Move(index_, option_));
                }
            }
        }
        return Optional.empty();
    }

    //~
    private int value_(List<Integer> heaps_) {
        int xor_ = 0;
        for (int heap_ : heaps_) {
            xor_ ^= grundy(heap_);
        }
        return xor_;
    }

    //~
    private static List<List<Integer>> options_(int size_) {
        List<List<Integer>> all_ = new ArrayList<>();
        for (int taken_ = 1; taken_ <= Math.min(2, size_); taken_++) {
            all_.add(size_ == taken_ ? List.of() : List.of(size_ - taken_));
        }
        for (int part_ = 1; part_ < size_ - 2; part_++) {
            all_.add(List.of(part_, size_ - 2 - part_));
        }
        return all_;
    }
    //~
}
