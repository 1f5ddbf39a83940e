package grundy.catalogue.valuetables;

import grundy.games.GrundyTable;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

/** A table as a solution gave it, beside the right one: what in it follows from its own smaller values, and what does not. */
final class OwnTable {

    private final GrundyTable right;
    private final List<Integer> own;

    /** As many values as the right table has. */
    OwnTable(GrundyTable right, List<Integer> own) {
        this.right = right;
        this.own = List.copyOf(own);
    }

    /** The wrong values behind a heap. */
    List<Integer> wrongBehind(int heap) {
        var wrong = new ArrayList<Integer>();
        for (int later = heap + 1; later < own.size(); later++) {
            if (own.get(later) != right.value(later)) {
                wrong.add(later);
            }
        }
        return wrong;
    }

    /** Whether a value is the mex of the solution's own values of the options. */
    boolean follows(int heap) {
        var present = new HashSet<Integer>();
        right.game().visitOptions(heap, (a, b, c) -> present.add(own.get(a) ^ own.get(b) ^ own.get(c)));
        int mex = 0;
        while (present.contains(mex)) {
            mex++;
        }
        return own.get(heap) == mex;
    }
}
