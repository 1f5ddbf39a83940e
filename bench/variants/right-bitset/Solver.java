import grundy.exercises.*;
import java.util.*;

@Solves("take-and-split")
public final class Solver implements HeapGameSolver {

    private int[] cache_ = {0};

    //~
    public int grundy(int heap) {
        while (cache_.length <= heap) {
            int next_ = cache_.length;
            BitSet taken_ = new BitSet();
            taken_.set(cache_[next_ - 1]);
            for (int left_ = 0; left_ <= next_ - 2 - left_; left_++) {
                taken_.set(cache_[left_] ^ cache_[next_ - 2 - left_]);
            }
            cache_ = Arrays.copyOf(cache_, next_ + 1);
            cache_[next_] = taken_.nextClearBit(0);
        }
        return cache_[heap];
    }

    //~
    public Optional<Move> winningMove(List<Integer> heaps) {
        int sum_ = 0;
        for (Integer one_ : heaps) {
            sum_ ^= grundy(one_);
        }
        if (sum_ == 0) return Optional.empty();
        int at_ = 0;
        for (Integer one_ : heaps) {
            int want_ = sum_ ^ grundy(one_);
            Move found_ = want_ < grundy(one_) ? find_(at_, one_, want_) : null;
            if (found_ != null) return Optional.of(found_);
            at_++;
        }
        return Optional.empty();
    }

    //~
    private Move find_(int at_, int heap_, int want_) {
        if (heap_ > 0 && grundy(heap_ - 1) == want_) return new Move(at_, pieces_(heap_ - 1));
        for (int left_ = 0; left_ <= heap_ - 2; left_++) {
            if ((grundy(left_) ^ grundy(heap_ - 2 - left_)) == want_) {
                return new Move(at_, pieces_(left_, heap_ - 2 - left_));
            }
        }
        return null;
    }

    //~
    private static List<Integer> pieces_(int... sizes_) {
        List<Integer> kept_ = new ArrayList<>();
        for (int size_ : sizes_) {
            if (size_ > 0) kept_.add(size_);
        }
        return kept_;
    }
    //~
}
