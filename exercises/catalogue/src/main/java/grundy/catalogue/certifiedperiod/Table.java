package grundy.catalogue.certifiedperiod;

import grundy.exercises.Period;
import grundy.games.GrundyTable;
import grundy.games.HeapGame;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A table of Grundy values, and what it proves. Both are found when they are first asked for. Safe for use by several threads.
 */
final class Table {

    private final Map<String, Object> name;
    private final HeapGame game;
    private final int to;
    private final int removed;
    private final int maxPeriod;
    private int @Nullable [] values;
    private Optional<Period> proved = Optional.empty();
    private boolean isSearched;

    /**
     * A table of a game whose moves leave at most two heaps.
     *
     * @param name what a person calls the game by
     * @param to the largest heap
     * @param removed the most that one move removes
     * @param maxPeriod the longest period to look for
     */
    Table(Map<String, Object> name, HeapGame game, int to, int removed, int maxPeriod) {
        this.name = name;
        this.game = game;
        this.to = to;
        this.removed = removed;
        this.maxPeriod = maxPeriod;
    }

    Map<String, Object> name() {
        return name;
    }

    int to() {
        return to;
    }

    int removed() {
        return removed;
    }

    int maxPeriod() {
        return maxPeriod;
    }

    /** The same game to another heap. */
    Table to(int other, int otherMaxPeriod) {
        return new Table(name, game, other, removed, otherMaxPeriod);
    }

    synchronized int[] values() {
        if (values == null) {
            values = GrundyTable.of(game, to).toArray();
        }
        return values;
    }

    /**
     * The period by definition: every length, every start, every window.
     *
     * @throws IllegalStateException if the game goes on otherwise, against the theorem
     */
    synchronized Optional<Period> proved() {
        if (!isSearched) {
            proved = search();
            proved.ifPresent(this::holdAgainstTheGame);
            isSearched = true;
        }
        return proved;
    }

    /** The same, before the game has been looked at further. */
    Optional<Period> search() {
        int[] table = values();
        for (int length = 1; length <= maxPeriod; length++) {
            for (int start = 1; new Window(start, length, removed).reach() <= to; start++) {
                if (new Window(start, length, removed).isProvedBy(table)) {
                    return Optional.of(new Period(start, length));
                }
            }
        }
        return Optional.empty();
    }

    /** The second witness: half as many heaps again, by mex. */
    private void holdAgainstTheGame(Period period) {
        int[] further = GrundyTable.of(game, to + to / 2 + period.length()).toArray();
        for (int n = period.start(); n + period.length() < further.length; n++) {
            if (further[n] != further[n + period.length()]) {
                throw new IllegalStateException(game + " has no " + period + ", for it fails at " + n
                        + ", against the theorem: no mark may depend on this");
            }
        }
    }
}
