package grundy.grader.worker;

import grundy.exercises.HeapGameSolver;
import grundy.grader.wire.ProtocolException;
import grundy.grader.wire.Request;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Asks a solution of any interface, by reflection over the interface: never over the solution's own class. */
final class SpiAdapter implements SolverAdapter {

    private final Class<?> solverType;
    private final Object solver;
    private final CandidateLine candidates;

    SpiAdapter(Class<?> solverType, Object solver, CandidateLine candidates) {
        this.solverType = solverType;
        this.solver = solver;
        this.candidates = candidates;
    }

    @Override
    public List<Object> arguments(String method, List<Object> plain) throws ProtocolException {
        Type[] types = method(method, plain.size()).getGenericParameterTypes();
        List<Object> typed = new ArrayList<>(types.length);
        for (int i = 0; i < types.length; i++) {
            typed.add(argument(plain.get(i), types[i]));
        }
        return typed;
    }

    private Object argument(Object plain, Type type) throws ProtocolException {
        return plain instanceof Request.Candidate && type == HeapGameSolver.class
                ? candidates.candidate()
                : Arguments.typed(plain, type);
    }

    @Override
    public @Nullable Object call(String method, List<Object> arguments) throws Throwable {
        try {
            return method(method, arguments.size()).invoke(solver, arguments.toArray());
        } catch (InvocationTargetException e) {
            throw e.getTargetException();
        }
    }

    private Method method(String name, int parameters) throws ProtocolException {
        for (Method method : solverType.getMethods()) {
            if (method.getName().equals(name) && method.getParameterCount() == parameters) {
                return method;
            }
        }
        throw new ProtocolException(solverType.getName() + " has no method " + name + " that takes such arguments");
    }
}
