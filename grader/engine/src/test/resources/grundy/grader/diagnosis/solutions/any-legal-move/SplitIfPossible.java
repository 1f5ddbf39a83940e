import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;

public class SplitIfPossible implements HeapGameSolver {

    private static final int LIMIT = 200;
    private static final int[] VALUE = build();

    private static int[] build() {
        int[] v = new int[LIMIT + 1];
        for (int heap = 1; heap <= LIMIT; heap++) {
            boolean[] present = new boolean[1024];
            for (int[] option : optionsOf(heap)) {
                present[v[option[0]] ^ v[option[1]]] = true;
            }
            int mex = 0;
            while (present[mex]) mex++;
            v[heap] = mex;
        }
        return v;
    }

    // a heap that is gone is written as 0
    private static int[][] optionsOf(int heap) {
        int takes = Math.min(heap, 2);
        int splits = Math.max(0, heap - 3);
        int[][] result = new int[takes + splits][2];
        for (int k = 0; k < takes; k++) {
            result[k][0] = heap - 1 - k;
        }
        for (int a = 1; a <= splits; a++) {
            result[takes + a - 1] = new int[] {a, heap - 2 - a};
        }
        return result;
    }

    @Override
    public int grundy(int heap) {
        return VALUE[heap];
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int xor = 0;
        for (int heap : heaps) xor ^= VALUE[heap];
        if (xor == 0) return Optional.empty();
        int i = heaps.size() - 1;
        while (heaps.get(i) == 0) i--;
        int heap = heaps.get(i);
        // some option
        for (int[] option : optionsOf(heap)) {
            if (option.length > 0) {
                List<Integer> pieces = new ArrayList<>();
                for (int p : option) if (p != 0) pieces.add(p);
                return Optional.of(new Move(i, pieces));
            }
        }
        throw new NoSuchElementException("heap " + heap);
    }
}
