import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

public class StreamSolver implements HeapGameSolver {

    private final Map<Integer, Integer> known_ = new ConcurrentHashMap<>();

    //~
    @Override
    public int grundy(int heap) {
        Integer before_ = known_.get(heap);
        if (before_ != null) {
            return before_;
        }
        var reached_ = moves_(heap).map(this::xor_).collect(Collectors.toSet());
        int result_ = IntStream.iterate(0, i_ -> i_ + 1)
                .filter(i_ -> !reached_.contains(i_))
                .findFirst()
                .getAsInt();
        known_.put(heap, result_);
        return result_;
    }

    //~
    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int all_ = xor_(heaps);
        if (all_ == 0) {
            return Optional.empty();
        }
        return IntStream.range(0, heaps.size())
                .boxed()
                .flatMap(i_ -> moves_(heaps.get(i_))
                        .filter(pieces_ -> (xor_(pieces_) ^ grundy(heaps.get(i_)) ^ all_) == 0)
                        .map(pieces_ -> new Move(i_, pieces_)))
                .findFirst();
    }

    //~
    private int xor_(List<Integer> heaps_) {
        return heaps_.stream().mapToInt(this::grundy).reduce(0, (a_, b_) -> a_ ^ b_);
    }

    //~
    private static Stream<List<Integer>> moves_(int n_) {
        Stream<List<Integer>> takes_ = IntStream.rangeClosed(1, Math.min(n_, 2))
                .mapToObj(t_ -> t_ == n_ ? List.<Integer>of() : List.of(n_ - t_));
        Stream<List<Integer>> splits_ = IntStream.rangeClosed(1, Math.max(0, (n_ - 2) / 2))
                .filter(a_ -> n_ - 2 - a_ > 0)
                .mapToObj(a_ -> List.of(a_, n_ - 2 - a_));
        return Stream.concat(takes_, splits_);
    }
    //~
}
