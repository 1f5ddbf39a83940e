package grundy.catalogue.shortcuts;

import java.util.Comparator;
import java.util.List;

/** Takes the position with the fewest stones for the smallest, however many heaps it has. */
final class FewestStonesFirst extends Judgement {

    @Override
    List<List<Integer>> positions(LimitGame game, int maxSize) {
        return super.positions(game, maxSize).stream()
                .sorted(Comparator.comparingInt(
                        heaps -> heaps.stream().mapToInt(Integer::intValue).sum()))
                .toList();
    }
}
