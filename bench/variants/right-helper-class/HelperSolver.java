import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

public class HelperSolver implements HeapGameSolver {

    private final Values_ values_ = new Values_();

    //~
    @Override
    public int grundy(int heap) {
        return values_.of(heap);
    }

    //~
    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        for (int i = 0; i < heaps.size(); i++) {
            List<Integer> rest_ = new ArrayList<>(heaps);
            int chosen_ = rest_.remove(i);
            int needed_ = values_.ofAll(rest_);
            if (needed_ == values_.of(chosen_)) {
                return Optional.empty();
            }
            for (List<Integer> option_ : Rules_.options(chosen_)) {
                if (values_.ofAll(option_) == needed_) {
                    return Optional.of(new Move(i, option_));
                }
            }
        }
        return Optional.empty();
    }
    //~
}

class Values_ {
    private final ArrayList<Integer> list_ = new ArrayList<>();

    int of(int heap) {
        for (int n = list_.size(); n <= heap; n++) {
            TreeSet<Integer> set_ = new TreeSet<>();
            for (List<Integer> option_ : Rules_.options(n)) {
                set_.add(ofAll(option_));
            }
            int free_ = 0;
            for (int used_ : set_) {
                if (used_ != free_) {
                    break;
                }
                free_++;
            }
            list_.add(free_);
        }
        return list_.get(heap);
    }

    int ofAll(List<Integer> heaps) {
        int result = 0;
        for (int heap : heaps) {
            result = result ^ of(heap);
        }
        return result;
    }
}

final class Rules_ {
    private Rules_() {}

    static List<List<Integer>> options(int n) {
        List<List<Integer>> result = new ArrayList<>();
        if (n >= 1) {
            result.add(n > 1 ? List.of(n - 1) : List.of());
        }
        if (n >= 2) {
            result.add(n > 2 ? List.of(n - 2) : List.of());
        }
        for (int a = 1, b = n - 3; a <= b; a++, b--) {
            result.add(List.of(a, b));
        }
        return result;
    }
}
