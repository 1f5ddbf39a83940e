package solution;

import grundy.exercises.ShortcutJudge;
import grundy.exercises.Solves;
import java.util.List;
import java.util.Optional;

/** Where the XOR rule holds, and where not. The ids of the games and their rules are in the statement. */
@Solves("shortcut-limits")
public class Solution implements ShortcutJudge {

    /** Whether the rule names the right winner in every position of the game. */
    @Override
    public boolean xorRuleHolds(String gameId) {
        throw new UnsupportedOperationException("not written yet");
    }

    /** The smallest position in which the rule fails: fewest heaps, fewest stones, smallest heaps from the left. */
    @Override
    public Optional<List<Integer>> counterexample(String gameId, int maxSize) {
        throw new UnsupportedOperationException("not written yet");
    }
}
