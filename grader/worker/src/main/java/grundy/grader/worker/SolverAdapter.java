package grundy.grader.worker;

import grundy.exercises.HeapGameSolver;
import grundy.grader.wire.ProtocolException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Turns a call by name into a call of a solution. One for each interface that a student can implement. */
interface SolverAdapter {

    /**
     * Calls the solution.
     *
     * @param method the method's name
     * @param arguments what it is given; the solution may keep or change them
     * @return whatever the solution returned, not looked at
     * @throws ProtocolException if there is no such method, or it takes other arguments
     * @throws Throwable whatever the solution threw
     */
    @Nullable
    Object call(String method, List<Object> arguments) throws Throwable;

    /** The adapter for an interface, or null where the worker knows none of that name. */
    static @Nullable SolverAdapter of(String solverType, Object solver) {
        if (solver instanceof HeapGameSolver heapGame && solverType.equals("grundy.exercises.HeapGameSolver")) {
            return new HeapGameAdapter(heapGame);
        }
        return null;
    }
}
