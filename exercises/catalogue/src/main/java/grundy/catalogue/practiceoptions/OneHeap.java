package grundy.catalogue.practiceoptions;

import grundy.catalogue.practice.Rule;
import grundy.games.GrundyTable;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * A problem: a heap of a game.
 *
 * @param heap its size
 */
record OneHeap(Rule rule, int heap) {

    GrundyTable table() {
        return rule.table(heap);
    }

    /** The value of what is left when stones are taken. */
    int afterTaking(int stones) {
        return table().value(heap - stones);
    }

    /** The pairs of heaps that a split leaves, each with the smaller one first. */
    List<List<Integer>> splits() {
        return table().options(heap).stream()
                .filter(pieces -> pieces.size() == 2)
                .toList();
    }

    /** The different values of splits. */
    Set<Integer> splitValues() {
        GrundyTable table = table();
        return splits().stream().map(table::xor).collect(Collectors.toCollection(TreeSet::new));
    }

    int value() {
        return table().value(heap);
    }
}
