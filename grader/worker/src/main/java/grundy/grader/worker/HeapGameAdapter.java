package grundy.grader.worker;

import grundy.exercises.HeapGameSolver;
import grundy.grader.wire.ProtocolException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Asks a solution of a heap game: what most solutions are, without the cost of reflection. */
final class HeapGameAdapter implements SolverAdapter {

    private final HeapGameSolver solver;

    HeapGameAdapter(HeapGameSolver solver) {
        this.solver = solver;
    }

    @Override
    public List<Object> arguments(String method, List<Object> plain) {
        List<Object> fresh = new ArrayList<>(plain.size());
        for (Object argument : plain) {
            fresh.add(argument instanceof List<?> heaps ? new ArrayList<>(heaps) : argument);
        }
        return fresh;
    }

    @Override
    @SuppressWarnings("unchecked") // the grader sends heaps as a list of integers
    public @Nullable Object call(String method, List<Object> arguments) throws ProtocolException {
        if (arguments.size() == 1) {
            Object argument = arguments.get(0);
            if (method.equals("winningMove") && argument instanceof List<?> heaps) {
                return solver.winningMove((List<Integer>) heaps);
            }
            if (method.equals("grundy") && argument instanceof Integer heap) {
                return solver.grundy(heap);
            }
        }
        throw new ProtocolException("a heap game has no method " + method + " that takes such arguments");
    }
}
