import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.List;
import java.util.Optional;

public class TableSolver implements HeapGameSolver {

    private static final int SIZE_ = 201;
    private final int[] table_ = new int[SIZE_];

    //~
    public TableSolver() {
        for (int n_ = 1; n_ < SIZE_; n_++) {
            boolean[] hit_ = new boolean[256];
            hit_[table_[n_ - 1]] = true;
            if (n_ > 1) {
                hit_[table_[n_ - 2]] = true;
            }
            for (int a_ = 1; a_ <= (n_ - 2) / 2; a_++) {
                hit_[table_[a_] ^ table_[n_ - 2 - a_]] = true;
            }
            int v_ = 0;
            while (hit_[v_]) {
                v_++;
            }
            table_[n_] = v_;
        }
    }

    //~
    @Override
    public int grundy(int heap) {
        return table_[heap];
    }

    //~
    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int x_ = 0;
        for (int h_ : heaps) {
            x_ ^= table_[h_];
        }
        if (x_ == 0) {
            return Optional.empty();
        }
        for (int i_ = 0; i_ < heaps.size(); i_++) {
            int h_ = heaps.get(i_);
            int goal_ = table_[h_] ^ x_;
            if (h_ >= 1 && table_[h_ - 1] == goal_) {
                return Optional.of(new Move(i_, h_ == 1 ? List.of() : List.of(h_ - 1)));
            }
            if (h_ >= 2 && table_[h_ - 2] == goal_) {
                return Optional.of(new Move(i_, h_ == 2 ? List.of() : List.of(h_ - 2)));
            }
            for (int a_ = 1; a_ < h_ - 2; a_++) {
                if ((table_[a_] ^ table_[h_ - 2 - a_]) == goal_) {
                    return Optional.of(new Move(i_, List.of(a_, h_ - 2 - a_)));
                }
            }
        }
        throw new IllegalStateException("no move to 0");
    }
    //~
}
