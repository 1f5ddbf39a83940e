package grundy.exercises;

import java.util.List;
import java.util.Optional;

/** Says of games where the shortcut of the theory holds: the player to move loses exactly where the XOR is 0. */
public interface ShortcutJudge {

    /**
     * Whether the rule names the right winner in every position of a game.
     *
     * @param gameId one of the games that the exercise lists
     */
    boolean xorRuleHolds(String gameId);

    /**
     * The smallest position in which the rule fails: fewest heaps, then fewest stones, then the smallest heaps from the left.
     *
     * @param gameId one of the games that the exercise lists
     * @param maxSize the largest heap that may be looked at, 0 or more stones
     * @return its heaps; empty where the rule holds for all heaps to this size; never null
     */
    Optional<List<Integer>> counterexample(String gameId, int maxSize);
}
