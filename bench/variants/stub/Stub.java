import grundy.exercises.*;
import java.util.*;

public class Stub implements HeapGameSolver {


    //~
    @Override
    public int grundy(int heap) {
        // The value was never worked out: this variant is what is handed in unfinished.
        return 0;
    }

    //~
    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int total_ = xor_(heaps);
        if (total_ == 0) return Optional.empty();
        for (int i_ = 0; i_ < heaps.size(); i_++) {
            int target_ = grundy(heaps.get(i_)) ^ total_;
            if (target_ >= grundy(heaps.get(i_))) continue;
            for (List<Integer> option_ : options_(heaps.get(i_))) {
                if (xor_(option_) == target_) return Optional.of(new Move(i_, option_));
            }
        }
        return Optional.empty();
    }

    //~
    private int xor_(List<Integer> heaps_) {
        int total_ = 0;
        for (int heap_ : heaps_) total_ ^= grundy(heap_);
        return total_;
    }

    //~
    private List<List<Integer>> options_(int n_) {
        List<List<Integer>> all_ = new ArrayList<>();
        if (n_ >= 1) all_.add(n_ == 1 ? List.of() : List.of(n_ - 1));
        if (n_ >= 2) all_.add(n_ == 2 ? List.of() : List.of(n_ - 2));
        for (int a_ = 1; a_ <= n_ - 3; a_++) all_.add(List.of(a_, n_ - 2 - a_));
        return all_;
    }
    //~
}
