package grundy.catalogue.shortcuts;

import java.util.ArrayList;
import java.util.List;

/** Begins with a heap of no stones. */
final class EmptyHeapCounted extends Judgement {

    @Override
    List<List<Integer>> positions(LimitGame game, int maxSize) {
        var positions = new ArrayList<List<Integer>>();
        positions.add(List.of(0));
        positions.addAll(super.positions(game, maxSize));
        return positions;
    }

    @Override
    Winner winner(LimitGame game, List<Integer> heaps) {
        return game.winner(heaps.stream().filter(heap -> heap > 0).toList());
    }
}
