package grundy.grader.worker;

import grundy.exercises.HeapGameSolver;
import grundy.grader.wire.ProtocolException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Turns a call by name into a call of a solution. One for each interface that a student can implement. */
interface SolverAdapter {

    /**
     * Makes the arguments of a call of what came over the wire, each time afresh.
     *
     * @throws ProtocolException if there is no such method, or it takes other arguments
     */
    List<Object> arguments(String method, List<Object> plain) throws ProtocolException;

    /**
     * Calls the solution.
     *
     * @param method the method's name
     * @param arguments what {@link #arguments} made; the solution may keep or change them
     * @return whatever the solution returned, not looked at
     * @throws ProtocolException if there is no such method, or it takes other arguments
     * @throws Throwable whatever the solution threw
     */
    @Nullable
    Object call(String method, List<Object> arguments) throws Throwable;

    /**
     * The adapter for an interface of ours and a solution that implements it.
     *
     * @param candidates the line to the solvers that the solution is given, where its interface takes any
     */
    static SolverAdapter of(Class<?> solverType, Object solver, CandidateLine candidates) {
        return solver instanceof HeapGameSolver heapGame && solverType == HeapGameSolver.class
                ? new HeapGameAdapter(heapGame)
                : new SpiAdapter(solverType, solver, candidates);
    }
}
