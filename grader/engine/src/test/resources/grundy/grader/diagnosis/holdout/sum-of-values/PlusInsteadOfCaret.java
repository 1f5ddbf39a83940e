import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

public class PlusInsteadOfCaret implements HeapGameSolver {
    ArrayList<Integer> table = new ArrayList<>();

    public int grundy(int heap) {
        while (table.size() <= heap) {
            int n = table.size();
            long bits = 0;
            if (n >= 1) bits |= 1L << table.get(n - 1);
            if (n >= 2) bits |= 1L << table.get(n - 2);
            for (int a = 1, b = n - 3; b >= 1; a++, b--) bits |= 1L << (table.get(a) ^ table.get(b));
            table.add(Long.numberOfTrailingZeros(~bits));
        }
        return table.get(heap);
    }

    public Optional<Move> winningMove(List<Integer> heaps) {
        int total = 0;
        for (Integer h : heaps) total = total + grundy(h);
        if (total == 0) return Optional.empty();
        Move fallback = null;
        for (int i = 0; i < heaps.size(); i++) {
            int h = heaps.get(i);
            int rest = 0;
            for (int j = 0; j < heaps.size(); j++) if (j != i) rest ^= grundy(heaps.get(j));
            for (int take = 1; take <= 2 && take <= h; take++) {
                Move m = new Move(i, h == take ? List.of() : List.of(h - take));
                if (fallback == null) fallback = m;
                if (grundy(h - take) == rest) return Optional.of(m);
            }
            for (int a = 1; a <= (h - 2) / 2; a++) {
                if ((grundy(a) ^ grundy(h - 2 - a)) == rest) return Optional.of(new Move(i, List.of(a, h - 2 - a)));
            }
        }
        return Optional.ofNullable(fallback); // take something at least
    }
}
