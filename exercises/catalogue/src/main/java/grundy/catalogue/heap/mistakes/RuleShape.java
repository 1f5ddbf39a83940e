package grundy.catalogue.heap.mistakes;

import grundy.games.GrundyTable;
import grundy.games.HeapGame;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeSet;

/** What kinds of moves a rule has, seen in its small heaps: which mistakes are there to be made depends on it. */
final class RuleShape {

    private static final int SEEN_TO = 40;
    /** A move that takes more is taken for one of a game in which any number may be taken. */
    private static final int MOST_TAKEN = 20;

    private static final int MAX_MODULUS = 9;

    private final GrundyTable table;
    private final TreeSet<Integer> takes = new TreeSet<>();
    private boolean empties;
    private boolean splits;
    private boolean splitsEqually;
    private boolean splitsUnequally;
    private boolean splitsWithoutTaking;
    private boolean leavesThree;

    RuleShape(HeapGame game, GrundyTable table) {
        this.table = table;
        for (int heap = 1; heap <= Math.min(SEEN_TO, table.maxHeap()); heap++) {
            for (List<Integer> pieces : game.options(heap)) {
                see(heap, pieces);
            }
        }
    }

    private void see(int heap, List<Integer> pieces) {
        int left = pieces.stream().mapToInt(Integer::intValue).sum();
        if (pieces.size() < 2) {
            empties |= pieces.isEmpty();
            takes.add(heap - left);
            return;
        }
        splits = true;
        splitsWithoutTaking |= left == heap;
        leavesThree |= pieces.size() == 3;
        boolean equal = pieces.get(0).equals(pieces.get(pieces.size() - 1));
        splitsEqually |= equal;
        splitsUnequally |= !equal;
    }

    /** Whether some move takes the whole heap. */
    boolean empties() {
        return empties;
    }

    /** Whether some move leaves two heaps or three. */
    boolean splits() {
        return splits;
    }

    boolean splitsEquallyAndNot() {
        return splitsEqually && splitsUnequally;
    }

    boolean splitsWithoutTaking() {
        return splitsWithoutTaking;
    }

    boolean leavesTwoAndThree() {
        return leavesThree && splits;
    }

    /** Whether some move takes stones and splits nothing. */
    boolean takes() {
        return !takes.isEmpty();
    }

    /** Whether there is a largest number of stones that a move takes without a split. */
    boolean takesFew() {
        return takes() && most() <= MOST_TAKEN;
    }

    int most() {
        return takes.last();
    }

    int least() {
        return takes.first();
    }

    /** Whether stones may be taken in two ways or more. */
    boolean takesVariously() {
        return takes.size() > 1;
    }

    /**
     * The k of a tempting guess n mod k: one that fits the first values longer than k, or, where nothing is split, one more
     * than the most that can be taken.
     */
    OptionalInt modulus() {
        int best = 0;
        int longest = 0;
        for (int k = 3; k <= MAX_MODULUS; k++) {
            int fits = fits(k);
            if (fits > k && fits > longest) {
                best = k;
                longest = fits;
            }
        }
        if (best > 0 && longest <= table.maxHeap()) {
            return OptionalInt.of(best);
        }
        return best == 0 && takesFew() && !splits && most() > 1 ? OptionalInt.of(most() + 1) : OptionalInt.empty();
    }

    /** How many values from the first on are n mod k. */
    private int fits(int k) {
        int heap = 0;
        while (heap <= table.maxHeap() && table.value(heap) == heap % k) {
            heap++;
        }
        return heap;
    }

    /** What stories call these things. */
    Map<String, String> words() {
        var words = new HashMap<String, String>();
        modulus().ifPresent(k -> words.put("modulus", Integer.toString(k)));
        if (takesFew()) {
            words.put("most", Integer.toString(most()));
            words.put("more", Integer.toString(most() + 1));
            words.put("least", Integer.toString(least()));
        }
        return words;
    }
}
