import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

public class AmpersandTypo implements HeapGameSolver {

    private final int[] g = new int[201];

    public AmpersandTypo() {
        Arrays.fill(g, -1);
        g[0] = 0;
    }

    @Override
    public int grundy(int heap) {
        if (g[heap] >= 0) {
            return g[heap];
        }
        int[] count = new int[128];
        count[grundy(heap - 1)]++;
        if (heap >= 2) {
            count[grundy(heap - 2)]++;
        }
        for (int x = 1; x <= heap - 3; ++x) {
            count[grundy(x) ^ grundy(heap - 2 - x)]++;
        }
        int answer = 0;
        for (int v = 127; v >= 0; v--) {
            if (count[v] == 0) {
                answer = v;
            }
        }
        return g[heap] = answer;
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int total = grundy(heaps.get(0));
        for (int i = 1; i < heaps.size(); i++) {
            total = total & grundy(heaps.get(i));
        }
        if (total == 0) {
            return Optional.empty();
        }
        List<Integer> indices = new ArrayList<>();
        for (int i = 1; i < heaps.size(); i++) {
            indices.add(i);
        }
        indices.add(0);
        for (int i : indices) {
            int others = 0;
            for (int j = 0; j < heaps.size(); j++) {
                if (j != i) {
                    others ^= grundy(heaps.get(j));
                }
            }
            int n = heaps.get(i);
            for (int take = 2; take >= 1; take--) {
                if (n >= take && grundy(n - take) == others) {
                    return Optional.of(new Move(i, n > take ? List.of(n - take) : List.of()));
                }
            }
            for (int x = (n - 2) / 2; x >= 1; x--) {
                if ((grundy(x) ^ grundy(n - 2 - x)) == others) {
                    return Optional.of(new Move(i, List.of(x, n - 2 - x)));
                }
            }
        }
        for (int i = 0; ; i++) {
            if (heaps.get(i) > 0) {
                return Optional.of(new Move(i, heaps.get(i) > 1 ? List.of(heaps.get(i) - 1) : List.of()));
            }
        }
    }
}
