package solution;

import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import grundy.exercises.Solves;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** The values repeat 0, 0, 1, 1, 2. */
@Solves("subtraction-2-3")
public class Solution implements HeapGameSolver {

    private static final List<Integer> PERIOD = Arrays.asList(0, 0, 1, 1, 2);

    @Override
    public int grundy(int heap) {
        return PERIOD.get(heap % PERIOD.size());
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int total = heaps.stream().map(this::grundy).reduce(0, (a, b) -> a ^ b);
        return total == 0
                ? Optional.empty()
                : IntStream.range(0, heaps.size())
                        .boxed()
                        .flatMap(i -> IntStream.of(2, 3)
                                .map(take -> heaps.get(i) - take)
                                .filter(left -> left >= 0)
                                .filter(left -> (total ^ grundy(heaps.get(i)) ^ grundy(left)) == 0)
                                .mapToObj(left -> new Move(i, left == 0 ? List.of() : List.of(left))))
                        .findFirst();
    }
}
