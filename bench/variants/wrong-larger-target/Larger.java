import grundy.exercises.*;
import java.util.*;

public class Larger implements HeapGameSolver {

    private final Map<Integer, Integer> memo_ = new HashMap<>();

    //~
    @Override
    public int grundy(int heap) {
        if (memo_.containsKey(heap)) return memo_.get(heap);
        Set<Integer> seen_ = new HashSet<>();
        for (List<Integer> option_ : options_(heap)) seen_.add(xor_(option_));
        int mex_ = 0;
        while (seen_.contains(mex_)) mex_++;
        memo_.put(heap, mex_);
        return mex_;
    }

    //~
    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int total_ = xor_(heaps);
        if (total_ == 0) return Optional.empty();
        // The first heap that is not empty will do.
        for (int i_ = 0; i_ < heaps.size(); i_++) {
            if (heaps.get(i_) == 0) continue;
            int target_ = grundy(heaps.get(i_)) ^ total_;
            List<Integer> best_ = null;
            for (List<Integer> option_ : options_(heaps.get(i_))) {
                if (best_ == null || xor_(option_) == target_) best_ = option_;
            }
            return Optional.of(new Move(i_, best_));
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
