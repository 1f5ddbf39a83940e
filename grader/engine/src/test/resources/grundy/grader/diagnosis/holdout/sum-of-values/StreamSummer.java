import grundy.exercises.*;
import java.util.*;
import java.util.stream.*;

@Solves("take-and-split")
public class StreamSummer implements HeapGameSolver {
    private final Map<Integer, Integer> memo = new HashMap<>();

    private List<List<Integer>> after(int n) {
        Stream<List<Integer>> one = n >= 1 ? Stream.of(List.of(n - 1)) : Stream.empty();
        Stream<List<Integer>> two = n >= 2 ? Stream.of(List.of(n - 2)) : Stream.empty();
        Stream<List<Integer>> split = IntStream.range(1, Math.max(1, n - 2)).mapToObj(a -> List.of(a, n - 2 - a));
        return Stream.of(one, two, split)
                .flatMap(s -> s)
                .map(l -> l.stream().filter(p -> p > 0).collect(Collectors.toList()))
                .collect(Collectors.toList());
    }

    private int nimSum(List<Integer> position) {
        return position.stream().mapToInt(this::grundy).reduce(0, (a, b) -> a ^ b);
    }

    @Override
    public int grundy(int heap) {
        Integer known = memo.get(heap);
        if (known != null) return known;
        Set<Integer> values = after(heap).stream().map(this::nimSum).collect(Collectors.toSet());
        int v = IntStream.iterate(0, i -> i + 1).filter(i -> !values.contains(i)).findFirst().getAsInt();
        memo.put(heap, v);
        return v;
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        boolean won = heaps.stream().mapToInt(this::grundy).sum() > 0;
        if (!won) return Optional.empty();
        for (int i = 0; i < heaps.size(); i++) {
            List<Integer> others = new ArrayList<>(heaps);
            int h = others.remove(i);
            int rest = nimSum(others);
            for (List<Integer> pieces : after(h)) {
                if (nimSum(pieces) == rest) return Optional.of(new Move(i, pieces));
            }
        }
        throw new NoSuchElementException("no move found in " + heaps);
    }
}
