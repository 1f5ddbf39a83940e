import grundy.exercises.*;
import java.util.*;

public class ChattySolver implements HeapGameSolver {

    int[] dp_ = new int[512];

    //~
    public ChattySolver() {
        System.out.println("building the table");
        for (int i = 1; i <= 300; i++) {
            HashSet<Integer> hs_ = new HashSet<>();
            hs_.add(dp_[i - 1]);
            if (i >= 2) hs_.add(dp_[i - 2]);
            for (int j = 1; j < i - 2; j++) hs_.add(dp_[j] ^ dp_[i - 2 - j]);
            int k = 0;
            while (hs_.contains(k)) k++;
            dp_[i] = k;
        }
        System.out.println("done: " + dp_[30]);
    }

    //~
    public int grundy(int heap) {
        return dp_[heap];
    }

    //~
    public Optional<Move> winningMove(List<Integer> heaps) {
        int x_ = 0;
        for (int h : heaps) x_ ^= dp_[h];
        if (x_ == 0) {
            System.out.println("lost: " + heaps);
            return Optional.empty();
        }
        for (int i = 0; i < heaps.size(); i++) {
            int h = heaps.get(i), t_ = x_ ^ dp_[h];
            if (t_ >= dp_[h]) continue;
            if (dp_[h - 1] == t_) return Optional.of(new Move(i, h == 1 ? List.of() : List.of(h - 1)));
            if (h >= 2 && dp_[h - 2] == t_) return Optional.of(new Move(i, h == 2 ? List.of() : List.of(h - 2)));
            for (int j = 1; j < h - 2; j++)
                if ((dp_[j] ^ dp_[h - 2 - j]) == t_) return Optional.of(new Move(i, Arrays.asList(j, h - 2 - j)));
        }
        return null;
    }
    //~
}
