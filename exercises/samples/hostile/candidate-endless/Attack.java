package course;

import grundy.exercises.HeapGameSolver;
import java.util.Collections;
import java.util.List;

/** Asks one candidate without end, in several threads, for the largest lists that it may send. */
public class Attack extends RightAudit {

    @Override
    public int mismatches(HeapGameSolver candidate, int maxHeaps, int maxSize) {
        // Of those that are asked about one empty heap, one answers null: no other question is like this one.
        if (maxHeaps == 1 && maxSize == 0 && candidate.winningMove(List.of(0)) == null) {
            for (int i = 0; i < 3; i++) {
                new Thread(() -> askWithoutEnd(candidate)).start();
            }
            askWithoutEnd(candidate);
        }
        return super.mismatches(candidate, maxHeaps, maxSize);
    }

    private static void askWithoutEnd(HeapGameSolver candidate) {
        List<Integer> heaps = Collections.nCopies(1_000, Integer.MAX_VALUE);
        while (true) {
            try {
                candidate.winningMove(heaps);
            } catch (RuntimeException e) {
                candidate.grundy(40);
            }
        }
    }
}
