import grundy.exercises.*;
import java.util.*;

public class FirstHeap implements HeapGameSolver {

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
        for (int i_ = 0; i_ < 1; i_++) {
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
