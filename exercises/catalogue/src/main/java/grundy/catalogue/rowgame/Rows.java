package grundy.catalogue.rowgame;

import grundy.catalogue.valuetables.AskedSet;
import grundy.catalogue.valuetables.NumberSets;
import grundy.games.HeapGame;
import grundy.games.OctalGame;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Which games with rows are asked. */
final class Rows {

    /** Told by how many pins a move may remove. */
    static final AskedSet.Kind GAMES = new AskedSet.Kind("removable", "maxRow", Rows::game);

    private static final int LARGE = 20;

    /** Half of what is drawn is asked to short rows, which a solution that is right but slow can reach. */
    private static final int NEAR = 48;

    private static final int DRAWN = 36;
    private static final int LOST = 6;
    private static final List<List<Integer>> KNOWN =
            List.of(List.of(2, 1), List.of(2), List.of(3), List.of(4, 1, 3, 2));

    private Rows() {}

    /** What is taken may leave nothing, one row or two: every number removed is a digit 7 of an octal code. */
    private static HeapGame game(List<Integer> removable) {
        var code = new StringBuilder("0.");
        for (int removed = 1; removed <= Collections.max(removable); removed++) {
            code.append(removable.contains(removed) ? 7 : 0);
        }
        return OctalGame.parse(code.toString());
    }

    /** Known games, random sets, and rows that are too short for any move. */
    static List<AskedSet> drawn(long seed) {
        var random = new Random(seed);
        var asked = new ArrayList<AskedSet>();
        KNOWN.forEach(set -> asked.add(GAMES.asked(set, 300 + random.nextInt(101))));
        for (int i = 0; i < DRAWN; i++) {
            var set = NumberSets.some(1 + random.nextInt(6), LARGE, random);
            asked.add(GAMES.asked(set, i % 2 == 0 ? NEAR / 2 + random.nextInt(NEAR / 2) : 60 + random.nextInt(240)));
        }
        asked.addAll(GAMES.withoutMove(LOST, LARGE, random));
        asked.sort(AskedSet.SMALLEST_HEAPS_FIRST);
        return asked;
    }
}
