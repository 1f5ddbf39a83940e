package students;

import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import grundy.exercises.SolverAudit;
import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

/** Asks its candidate in a way that the first limit chooses; the second says how often. */
public final class Auditor implements SolverAudit {

    private HeapGameSolver kept;

    @Override
    public int mismatches(HeapGameSolver candidate, int way, int times) {
        switch (way) {
            case 0:
                return IntStream.range(0, times).map(candidate::grundy).sum();
            case 1:
                return said(candidate, List.of(times));
            case 2:
                HeapGameSolver old = kept;
                kept = candidate;
                return old == null ? -1 : said(old, List.of(1));
            case 3:
                return IntStream.range(0, times).parallel().map(candidate::grundy).sum();
            case 4:
                return said(candidate, new Endless());
            case 5:
                return said(candidate, Arrays.asList(1, null));
            case 6:
                return said(candidate, null);
            case 7:
                return interrupted(candidate);
            default:
                return leftBehind(candidate);
        }
    }

    /** The first piece of the move that was answered, 10 for none, 20 for null, and 30 for an exception. */
    private static int said(HeapGameSolver candidate, List<Integer> heaps) {
        try {
            Optional<Move> move = candidate.winningMove(heaps);
            return move == null ? 20 : move.map(m -> m.pieces().get(0)).orElse(10);
        } catch (RuntimeException e) {
            if (e.getMessage() == null || e.getMessage().length() > 200) {
                return 30;
            }
            return 30 + e.getMessage().length();
        }
    }

    private static int interrupted(HeapGameSolver candidate) {
        Thread.currentThread().interrupt();
        int first = candidate.grundy(1);
        return Thread.interrupted() ? first * 10 + candidate.grundy(2) : -1;
    }

    /** A thread that goes on asking when the call is over. */
    private static int leftBehind(HeapGameSolver candidate) {
        AtomicInteger asked = new AtomicInteger();
        Thread asking = new Thread(() -> {
            while (true) {
                candidate.grundy(1);
                asked.incrementAndGet();
            }
        });
        asking.setDaemon(true);
        asking.setUncaughtExceptionHandler((thread, thrown) -> { });
        asking.start();
        while (asked.get() < 3) {
            Thread.onSpinWait();
        }
        return 3;
    }

    private static final class Endless extends AbstractList<Integer> {
        @Override
        public Integer get(int index) {
            return 1;
        }

        @Override
        public int size() {
            return Integer.MAX_VALUE;
        }
    }
}
