import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

public class NotDoneYet implements HeapGameSolver {
    private final List<Integer> a = new ArrayList<>();

    {
        a.add(0);
    }

    private static int mex(long bits) {
        int k = 0;
        while ((bits >> k & 1) == 1) k++;
        return k;
    }

    @Override
    public int grundy(int heap) {
        for (int k = a.size(); k <= heap; k++) {
            long bits = 0;
            int i = 0, j = k - 2;
            bits |= 1L << a.get(k - 1);
            while (i <= j) {
                bits |= 1L << (a.get(i++) ^ a.get(j--));
            }
            a.add(mex(bits));
        }
        return a.get(heap);
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        // not finished, I had no time left
        return Optional.empty();
    }
}
