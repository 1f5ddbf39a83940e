package grundy.catalogue.takeandsplit;

import static grundy.catalogue.takeandsplit.Mutants.equivalent;
import static grundy.catalogue.takeandsplit.Mutants.wrong;

import grundy.catalogue.Mutant;
import java.util.List;

/** Mistakes in the search for a move; values and winners are right. */
final class MoveMutants {

    private MoveMutants() {}

    static List<Mutant> all() {
        return List.of(
                equivalent(
                        "target-test-deleted",
                        "Every heap is tried, whatever its target",
                        () -> new Recipe().targetTest((target, value) -> true),
                        """
                        You seem to try every heap, not only those whose target is smaller than their value. That is right \
                        as well: a move to the target leaves XOR 0 wherever it is made, and a heap that has none is passed \
                        over. For heaps 3 and 4, worth 0 and 1, you may well find that 3 becomes 1, worth 1, which wins. The \
                        test only saves work, for where the target is smaller, a move to it always exists."""),
                equivalent(
                        "target-not-smaller",
                        "Heaps whose target equals their value are tried too",
                        () -> new Recipe().targetTest((target, value) -> target <= value),
                        """
                        You seem to test target <= value where target < value is meant. It changes nothing: the target is \
                        the value XOR the total, so the two are equal only when the total is 0, and then you do not look for \
                        a move. For a heap of 5, worth 2, the total is 2 and the target 0. The strict test says better what \
                        you mean."""),
                wrong(
                        "larger-target",
                        "Only heaps whose target is larger are tried",
                        () -> new Recipe().targetTest((target, value) -> target > value),
                        """
                        You seem to look for a move only in heaps whose target is larger than their value; the comparison is \
                        the wrong way round. For a single heap of 1 the target is 1 ^ 1 = 0, which is smaller, so you try \
                        nothing although taking the stone wins. A smaller value is always among the options, because the mex \
                        skips none; a larger one may not be. Test target < value."""),
                wrong(
                        "first-heap-only",
                        "A move is looked for in the first heap only",
                        () -> new Recipe().targetTest((target, value) -> true).heapChoice((heaps, index) -> index == 0),
                        """
                        You seem to look for the move in the first heap and to give up when it has none. For heaps 0 and 1 \
                        there is nothing to do in the first, while taking the stone of the second wins. Go on to the next \
                        heap until one has a move to its target; where the XOR is not 0, one does."""),
                wrong(
                        "largest-heap-only",
                        "A move is looked for in the largest heap only",
                        () -> new Recipe()
                                .targetTest((target, value) -> true)
                                .heapChoice((heaps, index) -> index == indexOfLargest(heaps)),
                        """
                        You seem to look for the move in the largest heap only. Neither the size nor the value of a heap \
                        says that the move is there. Heaps 1, 2 and 2 are worth 1, 2 and 2, their XOR is 1, and the only \
                        winning move takes the single stone, so that 2 and 2 are left. Try each heap whose target is smaller \
                        than its value."""));
    }

    private static int indexOfLargest(int[] heaps) {
        int best = 0;
        for (int i = 1; i < heaps.length; i++) {
            best = heaps[i] > heaps[best] ? i : best;
        }
        return best;
    }
}
