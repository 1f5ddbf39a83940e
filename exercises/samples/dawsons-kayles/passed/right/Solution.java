package solution;

import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import grundy.exercises.Solves;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Streams of options, and a map of what is known. */
@Solves("dawsons-kayles")
public class Solution implements HeapGameSolver {

    private final Map<Integer, Integer> known = new HashMap<>();

    @Override
    public int grundy(int heap) {
        for (int n = known.size(); n <= heap; n++) {
            List<Integer> reached = options(n).map(this::xor).toList();
            known.put(n, IntStream.iterate(0, i -> i + 1).filter(i -> !reached.contains(i)).findFirst().getAsInt());
        }
        return known.get(heap);
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int total = xor(heaps);
        if (total == 0) {
            return Optional.empty();
        }
        return IntStream.range(0, heaps.size())
                .boxed()
                .flatMap(i -> options(heaps.get(i))
                        .filter(rows -> (xor(rows) ^ grundy(heaps.get(i)) ^ total) == 0)
                        .map(rows -> new Move(i, rows)))
                .findFirst();
    }

    private static Stream<List<Integer>> options(int row) {
        return IntStream.rangeClosed(0, row - 2)
                .mapToObj(left -> Stream.of(left, row - 2 - left).filter(part -> part > 0).toList());
    }

    private int xor(List<Integer> rows) {
        return rows.stream().mapToInt(this::grundy).reduce(0, (a, b) -> a ^ b);
    }
}
