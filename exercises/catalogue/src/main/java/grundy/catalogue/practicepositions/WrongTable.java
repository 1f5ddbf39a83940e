package grundy.catalogue.practicepositions;

import grundy.catalogue.practice.Rule;
import grundy.games.HeapGame;
import grundy.games.OctalGame;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Ways to fill in the table of values. */
final class WrongTable {

    private WrongTable() {}

    /** As it should be. */
    static int[] right(Rule rule) {
        return rule.table(Positions.LARGEST).toArray();
    }

    /** No move splits. */
    static int[] withoutSplits(Rule rule) {
        return rule.tableWithoutSplits(Positions.LARGEST).toArray();
    }

    /** The first missing number is looked for from 1 on, once there is a move. */
    static int[] mexFromOne(Rule rule) {
        HeapGame game = OctalGame.parse(rule.code());
        int[] values = new int[Positions.LARGEST + 1];
        for (int heap = 0; heap < values.length; heap++) {
            Set<Integer> options = new HashSet<>();
            for (List<Integer> pieces : game.options(heap)) {
                options.add(pieces.stream().map(piece -> values[piece]).reduce(0, (a, b) -> a ^ b));
            }
            int candidate = options.isEmpty() ? 0 : 1;
            while (options.contains(candidate)) {
                candidate++;
            }
            values[heap] = candidate;
        }
        return values;
    }
}
