import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

public class FromTheBiggest implements HeapGameSolver {
    private final List<Integer> sg = new ArrayList<>();

    @Override
    public int grundy(int heap) {
        for (int n = sg.size(); n <= heap; n++) {
            BitSet seen = new BitSet();
            if (n > 0) seen.set(sg.get(n - 1));
            if (n > 1) seen.set(sg.get(n - 2));
            for (int a = 1; a + 2 < n; a++) seen.set(sg.get(a) ^ sg.get(n - 2 - a));
            sg.add(seen.nextClearBit(0));
        }
        return sg.get(heap);
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int x = heaps.stream().mapToInt(this::grundy).reduce(0, (a, b) -> a ^ b);
        if (x == 0) return Optional.empty();
        int n = Collections.max(heaps);
        int i = heaps.indexOf(n);
        int wanted = x ^ grundy(n);
        for (int a = 1; a + 2 < n; a++) {
            if ((grundy(a) ^ grundy(n - 2 - a)) == wanted) return Optional.of(new Move(i, List.of(a, n - 2 - a)));
        }
        if (n > 1 && grundy(n - 2) == wanted) return Optional.of(new Move(i, n == 2 ? List.of() : List.of(n - 2)));
        if (grundy(n - 1) == wanted) return Optional.of(new Move(i, n == 1 ? List.of() : List.of(n - 1)));
        return Optional.empty();
    }
}
