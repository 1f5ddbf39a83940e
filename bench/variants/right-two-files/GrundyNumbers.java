package course_;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

class GrundyNumbers {

    private final int[] g_;

    //~
    GrundyNumbers(int max_) {
        g_ = new int[max_ + 1];
        for (int n_ = 1; n_ <= max_; n_++) {
            Set<Integer> s_ = new HashSet<>();
            s_.add(g_[n_ - 1]);
            if (n_ >= 2) {
                s_.add(g_[n_ - 2]);
            }
            for (int a_ = 1; a_ < n_ - 2; a_++) {
                s_.add(g_[a_] ^ g_[n_ - 2 - a_]);
            }
            while (s_.contains(g_[n_])) {
                g_[n_]++;
            }
        }
    }

    //~
    int get(int heap_) {
        return g_[heap_];
    }

    //~
    Optional<List<Integer>> optionOf(int heap_, int value_) {
        if (heap_ >= 1 && g_[heap_ - 1] == value_) {
            return Optional.of(heap_ == 1 ? List.of() : List.of(heap_ - 1));
        }
        if (heap_ >= 2 && g_[heap_ - 2] == value_) {
            return Optional.of(heap_ == 2 ? List.of() : List.of(heap_ - 2));
        }
        for (int a_ = 1; a_ < heap_ - 2; a_++) {
            if ((g_[a_] ^ g_[heap_ - 2 - a_]) == value_) {
                return Optional.of(List.of(a_, heap_ - 2 - a_));
            }
        }
        return Optional.empty();
    }
    //~
}
