import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;

public class PlainSplit implements HeapGameSolver {
    int[] table = new int[250];
    boolean ready = false;

    void init() {
        System.out.println("computing table...");
        for (int n = 1; n < 250; n++) {
            HashSet<Integer> set = new HashSet<>();
            set.add(table[n - 1]);
            if (n >= 2) set.add(table[n - 2]);
            for (int a = 1; a <= n - 1; a++) set.add(table[a] ^ table[n - a]);
            int m = 0;
            while (set.contains(m)) m++;
            table[n] = m;
            System.out.println("g(" + n + ") = " + m);
        }
        ready = true;
    }

    @Override
    public int grundy(int heap) {
        if (!ready) init();
        System.out.println("asked for " + heap);
        return table[heap];
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        System.out.println("DEBUG heaps=" + heaps);
        int x = 0;
        for (int i = 0; i < heaps.size(); i++) {
            x ^= grundy(heaps.get(i));
        }
        System.out.println("DEBUG xor=" + x);
        if (x == 0) {
            System.out.println("second");
            return Optional.empty();
        }
        Move best = null;
        for (int i = 0; i < heaps.size(); i++) {
            int n = heaps.get(i);
            int t = x ^ table[n];
            if (n >= 1 && table[n - 1] == t) best = new Move(i, n - 1 == 0 ? List.of() : List.of(n - 1));
            if (n >= 2 && table[n - 2] == t) best = new Move(i, n - 2 == 0 ? List.of() : List.of(n - 2));
            for (int a = 1; a < n; a++) {
                if ((table[a] ^ table[n - a]) == t) best = new Move(i, List.of(a, n - a));
            }
        }
        System.out.println("best " + best);
        return Optional.ofNullable(best);
    }
}
