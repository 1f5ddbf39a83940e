package homework_;

import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

public class RecordSolver implements HeapGameSolver {

    /** What one move leaves of a heap: 0 stands for no heap. */
    private record Left_(int first, int second) {
        List<Integer> pieces() {
            List<Integer> pieces = new ArrayList<>();
            if (first > 0) {
                pieces.add(first);
            }
            if (second > 0) {
                pieces.add(second);
            }
            return pieces;
        }
    }

    //~
    private final Map<Integer, Integer> values_ = new HashMap<>(Map.of(0, 0));

    //~
    @Override
    public int grundy(int heap) {
        if (!values_.containsKey(heap)) {
            boolean[] used_ = new boolean[64];
            for (Left_ left_ : moves_(heap)) {
                used_[value_(left_)] = true;
            }
            int least_ = 0;
            while (used_[least_]) {
                ++least_;
            }
            values_.put(heap, least_);
        }
        return values_.get(heap);
    }

    //~
    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int nim_ = 0;
        for (int heap : heaps) {
            nim_ ^= grundy(heap);
        }
        if (nim_ != 0) {
            for (int i = 0; i < heaps.size(); i++) {
                for (Left_ left_ : moves_(heaps.get(i))) {
                    if ((nim_ ^ grundy(heaps.get(i)) ^ value_(left_)) == 0) {
                        return Optional.of(new Move(i, left_.pieces()));
                    }
                }
            }
        }
        return Optional.empty();
    }

    //~
    private int value_(Left_ left_) {
        return grundy(left_.first()) ^ grundy(left_.second());
    }

    //~
    private static List<Left_> moves_(int heap) {
        List<Left_> moves = new ArrayList<>();
        if (heap >= 1) {
            moves.add(new Left_(heap - 1, 0));
        }
        for (int first_ = 0; first_ <= heap - 2 - first_; first_++) {
            moves.add(new Left_(first_, heap - 2 - first_));
        }
        return moves;
    }
    //~
}
