import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.*;

public class OneAndSplit implements HeapGameSolver {
    static final int N = 1000;
    static final int[] SG = new int[N];

    static {
        for (int n = 0; n < N; n++) {
            BitSet bits = new BitSet();
            for (int[] o : moves(n)) {
                int v = 0;
                for (int p : o) v ^= SG[p];
                bits.set(v);
            }
            SG[n] = bits.nextClearBit(0);
        }
    }

    static List<int[]> moves(int n) {
        List<int[]> out = new ArrayList<>();
        for (int a = 1; a + 2 < n; a++) out.add(new int[] {a, n - 2 - a});
        if (n == 1) out.add(new int[] {});
        if (n >= 2) out.add(new int[] {n - 1});
        return out;
    }

    @Override
    public int grundy(int heap) {
        return SG[heap];
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int s = 0;
        for (int h : heaps) s ^= SG[h];
        if (s != 0) {
            for (int i = heaps.size() - 1; i >= 0; i--) {
                int want = SG[heaps.get(i)] ^ s;
                if (want < SG[heaps.get(i)]) {
                    for (int[] o : moves(heaps.get(i))) {
                        int v = 0;
                        for (int p : o) v ^= SG[p];
                        if (v == want) {
                            List<Integer> ps = new ArrayList<>();
                            for (int p : o) ps.add(p);
                            return Optional.of(new Move(i, ps));
                        }
                    }
                }
            }
        }
        return Optional.empty();
    }
}
