import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

public class NoMoveIsNull implements HeapGameSolver {

    private record Option(int a, int b) {
        int value(int[] g) {
            return g[a] ^ g[b];
        }

        List<Integer> pieces() {
            List<Integer> result = new ArrayList<>();
            if (a > 0) result.add(a);
            if (b > 0) result.add(b);
            return result;
        }
    }

    private final int[] g;

    public NoMoveIsNull() {
        g = new int[401];
        for (int n = 0; n < g.length; n++) {
            Set<Integer> s = new HashSet<>();
            for (Option o : optionsOf(n)) {
                s.add(o.value(g));
            }
            int mex = 0;
            while (s.contains(mex)) {
                ++mex;
            }
            g[n] = mex;
        }
    }

    private List<Option> optionsOf(int n) {
        List<Option> all = new ArrayList<>();
        if (n >= 1) all.add(new Option(n - 1, 0));
        // taking two and splitting: a = 0 is simply taking two
        for (int a = 0; a <= (n - 2) / 2 && n >= 2; a++) {
            all.add(new Option(n - 2 - a, a));
        }
        return all;
    }

    @Override
    public int grundy(int heap) {
        return g[heap];
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int xor = heaps.stream().mapToInt(this::grundy).reduce(0, (p, q) -> p ^ q);
        if (xor == 0) return null;
        int idx = 0;
        for (int h : heaps) {
            int rest = xor ^ g[h];
            for (Option o : optionsOf(h)) {
                if (o.value(g) == rest) {
                    return Optional.of(new Move(idx, o.pieces()));
                }
            }
            idx++;
        }
        throw new AssertionError("no move but xor = " + xor);
    }
}
