package grundy.catalogue.wythoff;

import grundy.catalogue.Case;
import grundy.catalogue.Check;
import grundy.catalogue.Check.Shrinker;
import grundy.catalogue.judging.WeakestShare;
import grundy.games.Wythoff;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The three checks. */
final class WythoffChecks {

    static final String WINNERS = "winners";
    static final String MOVES = "moves";
    static final String LARGE = "large";

    static final int SEARCHED = 20;

    private WythoffChecks() {}

    static List<Check> all(long seed) {
        List<TwoHeaps> small = small();
        List<Case> large = new LargePositions(seed).draw();
        String positions = "heaps of 0 to " + SEARCHED + " stones";
        return List.of(
                check(
                        WINNERS,
                        "The winner, for every two " + positions,
                        25,
                        small.stream().map(TwoHeaps::winnerCase).toList(),
                        Shrinker.NONE),
                check(
                        MOVES,
                        "A winning move wherever there is one, for every two " + positions,
                        35,
                        small.stream().map(TwoHeaps::moveCase).toList(),
                        Shrinker.NONE),
                check(
                        LARGE,
                        "Large heaps: winners up to a thousand million stones, moves up to a million",
                        40,
                        large,
                        new HeapShrinker()));
    }

    private static Check check(String id, String title, int weight, List<Case> cases, Shrinker shrinker) {
        return new Check(id, title, weight, cases, new WeakestShare(cases), new WythoffExplainer(), shrinker);
    }

    /** All of them, the fewest stones first; the search of the game tree must say what the theorem says. */
    private static List<TwoHeaps> small() {
        boolean[][] won = Wythoff.search(SEARCHED);
        var positions = new ArrayList<TwoHeaps>();
        for (int a = 0; a <= SEARCHED; a++) {
            for (int b = 0; b <= SEARCHED; b++) {
                if (won[a][b] == Wythoff.isLost(a, b)) {
                    throw new IllegalStateException("wythoff: search and theory disagree on the heaps " + a + " " + b);
                }
                positions.add(new TwoHeaps(a, b));
            }
        }
        positions.sort(Comparator.comparingInt((TwoHeaps heaps) -> heaps.a() + heaps.b()));
        return positions;
    }
}
