import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import grundy.exercises.Solves;
import java.util.*;
import java.util.function.*;

// Values and moves by the same walk over all options.
@Solves("take-and-split")
public class SearchSolver implements HeapGameSolver {

    private final List<Integer> g_ = new ArrayList<>(List.of(0, 1, 2));

    //~
    public int grundy(int heap) {
        while (g_.size() <= heap) {
            Set<Integer> values_ = new HashSet<>();
            walk_(g_.size(), (a_, b_) -> {
                values_.add(g_.get(a_) ^ g_.get(b_));
                return false;
            });
            int m_ = 0;
            for (; values_.contains(m_); m_++) {}
            g_.add(m_);
        }
        return g_.get(heap);
    }

    //~
    public Optional<Move> winningMove(List<Integer> heaps) {
        int total_ = 0;
        for (int h_ : heaps) total_ ^= grundy(h_);
        if (total_ == 0) return Optional.empty();
        for (int i_ = heaps.size() - 1; i_ >= 0; i_--) {
            int h_ = heaps.get(i_);
            int goal_ = total_ ^ grundy(h_);
            int[] pair_ = new int[2];
            boolean found_ = walk_(h_, (a_, b_) -> {
                pair_[0] = a_;
                pair_[1] = b_;
                return (grundy(a_) ^ grundy(b_)) == goal_;
            });
            if (found_) {
                List<Integer> pieces_ = new ArrayList<>();
                for (int p_ : pair_) if (p_ != 0) pieces_.add(p_);
                return Optional.of(new Move(i_, pieces_));
            }
        }
        throw new NoSuchElementException("no winning move in " + heaps);
    }

    //~
    private static boolean walk_(int n_, BiPredicate<Integer, Integer> visit_) {
        if (n_ >= 1 && visit_.test(n_ - 1, 0)) return true;
        for (int a_ = 0; a_ <= n_ - 2; a_++) {
            if (visit_.test(a_, n_ - 2 - a_)) return true;
        }
        return false;
    }
    //~
}
