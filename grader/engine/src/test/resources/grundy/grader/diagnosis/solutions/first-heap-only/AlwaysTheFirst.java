import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.*;
import java.util.stream.*;

public class AlwaysTheFirst implements HeapGameSolver {

    private Integer[] memo = new Integer[500];

    @Override
    public int grundy(int heap) {
        if (memo[heap] == null) {
            memo[heap] = mexOf(values(heap));
        }
        return memo[heap];
    }

    private int[] values(int heap) {
        int[] result = new int[heap + 2];
        int count = 0;
        for (int[] o : options(heap)) {
            result[count++] = value(o);
        }
        return Arrays.copyOf(result, count);
    }

    private int value(int... parts) {
        int v = 0;
        for (int part : parts) v ^= grundy(part);
        return v;
    }

    private static int mexOf(int[] v) {
        int candidate = 0;
        boolean again = true;
        while (again) {
            again = false;
            for (int x : v) {
                if (x == candidate) {
                    candidate++;
                    again = true;
                }
            }
        }
        return candidate;
    }

    private static List<int[]> options(int heap) {
        List<int[]> l = new ArrayList<>();
        if (heap > 0) l.add(heap == 1 ? new int[0] : new int[] {heap - 1});
        if (heap > 1) l.add(heap == 2 ? new int[0] : new int[] {heap - 2});
        for (int big = heap - 3; big >= heap - 2 - big; big--) l.add(new int[] {big, heap - 2 - big});
        return l;
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int total = 0;
        for (int h : heaps) total ^= grundy(h);
        if (total == 0) return Optional.empty();
        int first = heaps.get(0);
        for (int[] o : options(first)) {
            if (value(o) == (total ^ grundy(first))) {
                return Optional.of(new Move(0, Arrays.stream(o).boxed().collect(Collectors.toList())));
            }
        }
        throw new IllegalStateException("not possible");
    }
}
