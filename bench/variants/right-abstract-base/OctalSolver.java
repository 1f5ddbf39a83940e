import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntBinaryOperator;

/** Works for any game in which stones are taken from one heap and the rest may be split. */
abstract class Base_ implements HeapGameSolver {

    private final int[] memo_ = new int[1000];

    //~
    protected Base_() {
        Arrays.fill(memo_, -1);
    }

    //~
    protected abstract List<List<Integer>> after(int heap);

    //~
    @Override
    public int grundy(int heap) {
        if (memo_[heap] >= 0) {
            return memo_[heap];
        }
        long bits_ = 0;
        for (List<Integer> one_ : after(heap)) {
            bits_ |= 1L << fold_(one_);
        }
        memo_[heap] = Long.numberOfTrailingZeros(~bits_);
        return memo_[heap];
    }

    //~
    int fold_(List<Integer> heaps_) {
        IntBinaryOperator xor_ = (a_, b_) -> a_ ^ b_;
        int result_ = 0;
        for (Integer heap_ : heaps_) {
            result_ = xor_.applyAsInt(result_, grundy(heap_));
        }
        return result_;
    }

    //~
    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int nimSum_ = fold_(heaps);
        if (nimSum_ == 0) {
            return Optional.empty();
        }
        int index_ = -1;
        for (int heap_ : heaps) {
            index_++;
            for (List<Integer> one_ : after(heap_)) {
                if ((fold_(one_) ^ grundy(heap_)) == nimSum_) {
                    return Optional.of(new Move(index_, one_));
                }
            }
        }
        throw new IllegalStateException();
    }
    //~
}

/** Octal 0.37. */
public class OctalSolver extends Base_ {
    @Override
    protected List<List<Integer>> after(int heap) {
        var list_ = new java.util.LinkedList<List<Integer>>();
        switch (heap) {
            case 0 -> {}
            case 1 -> list_.add(List.of());
            case 2 -> {
                list_.add(List.of());
                list_.add(List.of(1));
            }
            default -> {
                list_.add(List.of(heap - 1));
                list_.add(List.of(heap - 2));
                for (int a_ = 1; a_ < heap - 2; a_++) {
                    list_.addFirst(List.of(a_, heap - 2 - a_));
                }
            }
        }
        return list_;
    }
}
