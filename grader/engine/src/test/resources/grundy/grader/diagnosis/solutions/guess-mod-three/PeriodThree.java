import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

public class PeriodThree implements HeapGameSolver {

    private static final int[] PERIOD = {0, 1, 2};

    @Override
    public int grundy(int heap) {
        return PERIOD[heap % PERIOD.length];
    }

    private int value(List<Integer> heaps) {
        return heaps.stream().mapToInt(this::grundy).reduce(0, (a, b) -> a ^ b);
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        if (value(heaps) == 0) {
            return Optional.empty();
        }
        for (int i = 0; i < heaps.size(); i++) {
            int h = heaps.get(i);
            List<List<Integer>> options = new ArrayList<>();
            for (int a = 1; a < h - 2; a++) {
                options.add(List.of(a, h - 2 - a));
            }
            if (h > 0) {
                options.add(h == 1 ? List.of() : List.of(h - 1));
            }
            if (h > 1) {
                options.add(h == 2 ? List.of() : List.of(h - 2));
            }
            for (List<Integer> o : options) {
                List<Integer> after = new ArrayList<>(heaps);
                after.remove(i);
                after.addAll(o);
                if (value(after) == 0) {
                    return Optional.of(new Move(i, o));
                }
            }
        }
        throw new IllegalStateException("no move");
    }
}
