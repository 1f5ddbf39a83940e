package grundy.catalogue.wythoff;

import grundy.catalogue.Check;
import grundy.catalogue.Mistakes;
import grundy.catalogue.SpiExercise;
import grundy.exercises.TwoHeapSolver;
import java.util.List;
import java.util.Map;

/** Wythoff's game (W. A. Wythoff, 1907): the winner, and a winning move. */
public final class WythoffExercise extends SpiExercise<TwoHeapSolver> {

    static final String ID = "wythoff";

    /** For {@link java.util.ServiceLoader}. */
    public WythoffExercise() {
        super(
                ID,
                TwoHeapSolver.class,
                Map.of(
                        TwoHeaps.FIRST_PLAYER_WINS,
                        (solver, arguments) ->
                                solver.firstPlayerWins((Integer) arguments.get(0), (Integer) arguments.get(1)),
                        TwoHeaps.WINNING_MOVE,
                        (solver, arguments) ->
                                solver.winningMove((Integer) arguments.get(0), (Integer) arguments.get(1))));
    }

    @Override
    protected List<Check> makeChecks(long seed) {
        return WythoffChecks.all(seed);
    }

    @Override
    protected Mistakes makeMistakes() {
        return Mistakes.of(
                List.of(
                        mutant("xor-of-heaps", XorOfHeaps::new),
                        mutant("diagonal-forgotten", DiagonalForgotten::new),
                        mutant("different-from-both", DifferentFromBoth::new),
                        mutant("smaller-heap-first", SmallerHeapFirst::new),
                        mutant("smaller-heap-in-front", SmallerHeapInFront::new),
                        mutant("any-smaller-heap", AnySmallerHeap::new),
                        mutant("golden-ratio-rounded", GoldenRatioRounded::new),
                        mutant("golden-ratio-in-double", GoldenRatioInDouble::new),
                        mutant("winner-inverted", WinnerInverted::new)),
                List.of());
    }
}
