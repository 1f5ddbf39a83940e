package grundy.catalogue.shortcuts;

import java.util.List;

/** Looks at one heap and at two, and stops. */
final class TwoHeapsOnly extends Judgement {

    @Override
    List<List<Integer>> positions(LimitGame game, int maxSize) {
        return Heaps.upTo(maxSize, 2);
    }
}
