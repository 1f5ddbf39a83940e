import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

public class SortingSolver implements HeapGameSolver {

    private static final int[] G_ = new int[256];

    static {
        for (int n_ = 1; n_ < G_.length; n_++) {
            int seen_ = 1 << G_[n_ - 1];
            for (int a_ = 0; a_ <= n_ - 2; a_++) {
                seen_ |= 1 << (G_[a_] ^ G_[n_ - 2 - a_]);
            }
            G_[n_] = Integer.numberOfTrailingZeros(~seen_);
        }
    }

    //~
    @Override
    public int grundy(int heap) {
        return G_[heap];
    }

    //~
    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int total_ = 0;
        for (int i_ = 0; i_ < heaps.size(); i_++) {
            total_ ^= G_[heaps.get(i_)];
            // The list is used as scratch space: values in place of sizes, negative so that they can be told apart.
            heaps.set(i_, -heaps.get(i_));
        }
        if (total_ == 0) {
            return Optional.empty();
        }
        int best_ = -Collections.min(heaps);
        for (int i_ = 0; i_ < heaps.size(); i_++) {
            int size_ = -heaps.get(i_);
            if (size_ > best_) {
                throw new IllegalStateException("min is wrong");
            }
            for (int a_ = 0; a_ <= size_ - 1; a_++) {
                boolean one_ = a_ == size_ - 1;
                int b_ = one_ ? 0 : size_ - 2 - a_;
                if ((G_[a_] ^ G_[b_] ^ G_[size_]) == total_) {
                    return Optional.of(new Move(i_, both_(a_, b_)));
                }
            }
        }
        return Optional.empty();
    }

    //~
    private static List<Integer> both_(int a_, int b_) {
        if (a_ == 0 || b_ == 0) {
            return a_ + b_ == 0 ? List.of() : List.of(a_ + b_);
        }
        return List.of(a_, b_);
    }
    //~
}
