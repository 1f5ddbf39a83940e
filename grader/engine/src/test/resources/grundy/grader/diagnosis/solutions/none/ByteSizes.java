import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.*;

public class ByteSizes implements HeapGameSolver {
    // saves memory
    private final byte[] g = new byte[201];

    public ByteSizes() {
        for (int n = 1; n <= 200; n++) {
            BitSet s = new BitSet();
            s.set(g[n - 1]);
            if (n >= 2) s.set(g[n - 2]);
            for (int a = 1; a < n - 2; a++) s.set(g[a] ^ g[n - 2 - a]);
            g[n] = (byte) s.nextClearBit(0);
        }
    }

    @Override
    public int grundy(int heap) {
        byte index = (byte) heap;
        return g[Math.abs(index)];
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int x = 0;
        for (int h : heaps) x ^= grundy(h);
        for (int i = 0; x != 0 && i < heaps.size(); i++) {
            int h = heaps.get(i);
            int t = grundy(h) ^ x;
            if (h >= 1 && grundy(h - 1) == t) return Optional.of(new Move(i, h == 1 ? List.of() : List.of(h - 1)));
            if (h >= 2 && grundy(h - 2) == t) return Optional.of(new Move(i, h == 2 ? List.of() : List.of(h - 2)));
            for (int a = 1; a < h - 2; a++) {
                if ((grundy(a) ^ grundy(h - 2 - a)) == t) return Optional.of(new Move(i, List.of(a, h - 2 - a)));
            }
        }
        return Optional.empty();
    }
}
