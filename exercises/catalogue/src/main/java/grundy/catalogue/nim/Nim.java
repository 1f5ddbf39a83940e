package grundy.catalogue.nim;

import static grundy.catalogue.heap.mistakes.Fault.wrong;

import grundy.catalogue.heap.HeapGameLimits;
import grundy.catalogue.heap.RuleExercise;
import grundy.catalogue.heap.mistakes.Fault;
import grundy.catalogue.heap.mistakes.Options;
import grundy.games.SubtractionGame;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** Nim: a move takes any number of stones from one heap (C. L. Bouton, 1901). */
public final class Nim extends RuleExercise {

    /** Found by the service loader. */
    public Nim() {
        super("nim", SubtractionGame.nim(), HeapGameLimits.USUAL, ownMistakes());
    }

    private static List<Fault> ownMistakes() {
        return List.of(
                wrong("pairs-only", r -> r.winner((heaps, values) -> !allPaired(heaps))),
                wrong("three-bits-only", r -> r.formula(heap -> heap % 8)),
                wrong("difference-of-two-largest", r -> r.winner((heaps, values) -> twoLargestDiffer(heaps))),
                wrong("one-stone-at-a-time", r -> r.searched(Options.take(1))));
    }

    /** Whether each size stands an even number of times; empty heaps need no partner. */
    private static boolean allPaired(int[] heaps) {
        return Arrays.stream(heaps)
                .filter(heap -> heap > 0)
                .boxed()
                .collect(Collectors.groupingBy(heap -> heap, Collectors.counting()))
                .values()
                .stream()
                .allMatch(count -> count % 2 == 0);
    }

    private static boolean twoLargestDiffer(int[] heaps) {
        int[] sorted = heaps.clone();
        Arrays.sort(sorted);
        int last = sorted.length - 1;
        return last < 1 ? sorted[last] > 0 : sorted[last] != sorted[last - 1];
    }
}
