package grundy.games;

import java.util.List;
import java.util.Optional;

/** The games of splitting a heap that no octal code can tell. */
public enum SplitGame implements HeapGame {

    /**
     * A heap is split into two heaps of different sizes, and no stone is taken (P. M. Grundy, 1939). Whether its values are
     * periodic is open.
     */
    GRUNDYS_GAME("Grundy's game", "split the heap into two heaps of different sizes", false, false),

    /**
     * Any number of stones is taken, or none and the heap is split into two (E. Lasker, 1931). For k = 0, 1, ... its values
     * are g(4k + 1) = 4k + 1, g(4k + 2) = 4k + 2, g(4k + 3) = 4k + 4, g(4k + 4) = 4k + 3.
     */
    LASKERS_NIM("Lasker's Nim", "take any number of stones, or split the heap into two", true, true);

    private final String name;
    private final String words;
    private final boolean takesAny;
    private final boolean splitsEqually;

    SplitGame(String name, String words, boolean takesAny, boolean splitsEqually) {
        this.name = name;
        this.words = words;
        this.takesAny = takesAny;
        this.splitsEqually = splitsEqually;
    }

    @Override
    public String inWords() {
        return words;
    }

    @Override
    public Optional<TakingRule> takingRule() {
        return takesAny
                ? Optional.empty()
                : Optional.of(new TakingRule(List.of(), List.of(), List.of(0), List.of(), splitsEqually));
    }

    @Override
    public void visitOptions(int heap, OptionVisitor visitor) {
        if (takesAny) {
            for (int taken = 1; taken <= heap; taken++) {
                visitor.option(heap - taken, 0, 0);
            }
        }
        for (int a = 1; splitsEqually ? a <= heap - a : a < heap - a; a++) {
            visitor.option(a, heap - a, 0);
        }
    }

    @Override
    public boolean allows(int heap, List<Integer> pieces) {
        if (pieces.stream().anyMatch(piece -> piece <= 0)) {
            return false;
        }
        if (pieces.size() == 2) {
            int a = pieces.get(0);
            int b = pieces.get(1);
            return (long) a + b == heap && (splitsEqually || a != b);
        }
        return takesAny && pieces.size() < 2 && heap > (pieces.isEmpty() ? 0 : pieces.get(0));
    }

    /** {@code Grundy's game} or {@code Lasker's Nim}. */
    @Override
    public String toString() {
        return name;
    }
}
