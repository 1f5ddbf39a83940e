package course;

import grundy.exercises.Move;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** Writes into the lists that it is asked about, now and from a thread that it keeps. */
public class Attack extends RightAnswers {

    private static final List<List<Integer>> KEPT = Collections.synchronizedList(new ArrayList<>());

    public Attack() {
        Thread later = new Thread(() -> {
            while (true) {
                spoil();
            }
        });
        later.setDaemon(true);
        later.start();
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        Optional<Move> move = super.winningMove(List.copyOf(heaps));
        heaps.clear();
        heaps.add(-1);
        KEPT.add(heaps);
        return move;
    }

    private static void spoil() {
        try {
            Thread.sleep(1);
            for (List<Integer> heaps : List.copyOf(KEPT)) {
                heaps.add(heaps.size());
                heaps.remove(0);
            }
        } catch (InterruptedException | RuntimeException e) {
            // Once more.
        }
    }
}
