package grundy.catalogue.practicemove;

import grundy.catalogue.Plain;
import grundy.catalogue.practice.FilledSheet;
import grundy.catalogue.practice.Rule;
import grundy.catalogue.practice.WrittenMove;
import grundy.games.GrundyTable;
import grundy.games.HeapMove;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A sheet that somebody with a wrong idea fills in.
 *
 * @param values what is written as the values of the heaps
 * @param xor what is written as their XOR
 * @param move what is written as the move
 */
record WrongMove(
        Function<TwoHeaps, List<Integer>> values,
        Function<TwoHeaps, Integer> xor,
        Function<TwoHeaps, Optional<HeapMove>> move)
        implements FilledSheet {

    /** Right in all. */
    private static final WrongMove RIGHT =
            new WrongMove(TwoHeaps::values, sum -> sum.table().xor(sum.heaps()), sum -> sum.table()
                    .winningMove(sum.heaps()));

    /** How far the values are apart, in place of their XOR. */
    static FilledSheet differenceForXor() {
        return new WrongMove(
                RIGHT.values, sum -> Math.abs(sum.values().get(0) - sum.values().get(1)), RIGHT.move);
    }

    /** The heaps are taken for heaps of Nim, where the value is the size. */
    static FilledSheet xorOfSizes() {
        return new WrongMove(
                TwoHeaps::heaps, sum -> sum.heaps().get(0) ^ sum.heaps().get(1), WrongMove::toEqualSizes);
    }

    /** The values are right, and the sizes are made equal all the same. */
    static FilledSheet equalSizes() {
        return RIGHT.withMove(WrongMove::toEqualSizes);
    }

    private static Optional<HeapMove> toEqualSizes(TwoHeaps sum) {
        int larger = sum.heaps().get(0) > sum.heaps().get(1) ? 0 : 1;
        return Optional.of(new HeapMove(larger, List.of(sum.heaps().get(1 - larger))));
    }

    /** The heap whose target is larger than its value is changed. */
    static FilledSheet wrongHeap() {
        return RIGHT.withMove(sum -> {
            int weaker = 1 - sum.stronger();
            int left = sum.heaps().get(weaker) - sum.rule().less();
            return Optional.of(new HeapMove(weaker, List.of(left)));
        });
    }

    /** The value that the heap should come to have is written as its size. */
    static FilledSheet targetAsSize() {
        return RIGHT.withMove(sum ->
                Optional.of(new HeapMove(sum.stronger(), List.of(sum.values().get(1 - sum.stronger())))));
    }

    /** The heap to change is brought to value 0, as if it were alone. */
    static FilledSheet zeroInOneHeap() {
        return RIGHT.withMove(sum -> {
            GrundyTable table = sum.table();
            return table.options(sum.heaps().get(sum.stronger())).stream()
                    .filter(pieces -> table.xor(pieces) == 0)
                    .map(pieces -> new HeapMove(sum.stronger(), pieces))
                    .findFirst();
        });
    }

    private WrongMove withMove(Function<TwoHeaps, Optional<HeapMove>> other) {
        return new WrongMove(values, xor, other);
    }

    @Override
    public Object answer(String blank, List<Object> given) {
        var sum = new TwoHeaps(Rule.of((String) given.get(0)), Plain.numbers(given.get(1)));
        return switch (blank) {
            case "values" -> values.apply(sum);
            case "xor" -> xor.apply(sum);
            default -> move.apply(sum).map(found -> found.describe(sum.heaps())).orElse(WrittenMove.NONE);
        };
    }
}
