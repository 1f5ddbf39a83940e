package grundy.catalogue.wythoff;

import grundy.catalogue.Case;
import grundy.catalogue.Check;
import grundy.games.Wythoff;
import java.util.List;
import java.util.stream.Stream;

/**
 * Looks for a smaller counterexample: from a lost position to those with a smaller difference, and from a won one to such as lie
 * beside these in the same way.
 */
final class HeapShrinker implements Check.Shrinker {

    @Override
    public List<Case> smaller(Case failing) {
        TwoHeaps heaps = TwoHeaps.of(failing);
        int least = Math.min(heaps.a(), heaps.b());
        int off = least - Wythoff.lower(Math.abs(heaps.a() - heaps.b()));
        boolean asksMove = failing.question().method().equals(TwoHeaps.WINNING_MOVE);
        int difference = Math.abs(heaps.a() - heaps.b());
        return Stream.of(difference / 10, difference / 2, difference - difference / 8)
                .distinct()
                .filter(smaller -> smaller < difference)
                .map(smaller -> at(heaps, smaller, off))
                .filter(smaller -> smaller.a() >= 0 && smaller.b() >= 0)
                .filter(smaller -> (long) smaller.a() + smaller.b() < (long) heaps.a() + heaps.b())
                .map(smaller -> asksMove ? smaller.moveCaseBesideWinners() : smaller.winnerCase())
                .toList();
    }

    private static TwoHeaps at(TwoHeaps heaps, int difference, int off) {
        int least = Wythoff.lower(difference) + off;
        return heaps.a() <= heaps.b()
                ? new TwoHeaps(least, least + difference)
                : new TwoHeaps(least + difference, least);
    }
}
