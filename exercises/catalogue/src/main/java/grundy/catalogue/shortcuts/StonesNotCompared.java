package grundy.catalogue.shortcuts;

import java.util.Comparator;
import java.util.List;

/** Takes positions of as many heaps in the order in which nested loops meet them, however many stones they have. */
final class StonesNotCompared extends Judgement {

    private static final Comparator<List<Integer>> FROM_THE_LEFT =
            Comparator.<List<Integer>>comparingInt(List::size).thenComparing(Object::toString);

    @Override
    List<List<Integer>> positions(LimitGame game, int maxSize) {
        return super.positions(game, maxSize).stream().sorted(FROM_THE_LEFT).toList();
    }
}
