package grundy.grader.worker;

import grundy.grader.wire.ProtocolException;
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

    SpiAdapter(Class<?> solverType, Object solver) {
        this.solverType = solverType;
        this.solver = solver;
    }

    @Override
    public List<Object> arguments(String method, List<Object> plain) throws ProtocolException {
        Type[] types = method(method, plain.size()).getGenericParameterTypes();
        List<Object> typed = new ArrayList<>(types.length);
        for (int i = 0; i < types.length; i++) {
            typed.add(Arguments.typed(plain.get(i), types[i]));
        }
        return typed;
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
