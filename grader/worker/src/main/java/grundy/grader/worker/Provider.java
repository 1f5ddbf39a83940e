package grundy.grader.worker;

import grundy.grader.wire.ProtocolException;
import grundy.grader.wire.Request;
import java.io.File;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.net.MalformedURLException;
import java.net.URL;
import java.util.List;

/**
 * Finds, loads and constructs a solution as {@link java.util.ServiceLoader} does, but one step at a time: so each
 * mistake can be told apart, and the start costs less.
 */
final class Provider {

    private final Class<?> solverType;
    private final ClassLoader loader;
    private final List<String> classPath;

    private Provider(Class<?> solverType, ClassLoader loader, List<String> classPath) {
        this.solverType = solverType;
        this.loader = loader;
        this.classPath = classPath;
    }

    /**
     * The way to a solution's classes.
     *
     * @param load where they are and what they implement
     * @throws ProtocolException if the worker does not know the interface
     */
    static Provider at(Request.Load load) throws ProtocolException {
        ClassLoader ours = Provider.class.getClassLoader();
        ClassLoader loader = new SolutionLoader(urls(load.classPath()), new SpiOnlyLoader(ours));
        try {
            return new Provider(Class.forName(load.solverType(), false, ours), loader, load.classPath());
        } catch (ClassNotFoundException e) {
            throw new ProtocolException("the worker knows no interface " + load.solverType());
        }
    }

    /** The interface that the solution implements. */
    Class<?> solverType() {
        return solverType;
    }

    private static URL[] urls(List<String> classPath) throws ProtocolException {
        URL[] urls = new URL[classPath.size()];
        try {
            for (int i = 0; i < urls.length; i++) {
                urls[i] = new File(classPath.get(i)).toURI().toURL();
            }
        } catch (MalformedURLException e) {
            throw new ProtocolException("an entry of the class path has no URL: " + e.getMessage());
        }
        return urls;
    }

    /** Constructs the first registered solution; this runs the student's code. */
    Object create() throws ProviderFault {
        Registration registration = new Registration(solverType.getName());
        String name = registration.provider(classPath);
        try {
            Class<?> type = Class.forName(name, false, loader);
            checkShape(type);
            return constructor(type).newInstance();
        } catch (ClassNotFoundException e) {
            throw new ProviderFault(
                    "The registered class " + name + " does not exist: correct its name in " + registration + ".", e);
        } catch (InvocationTargetException e) {
            throw LoadingFault.ofConstructor(name, e.getTargetException());
        } catch (ProviderFault e) {
            throw e;
        } catch (Throwable e) {
            throw LoadingFault.of(name, e);
        }
    }

    private void checkShape(Class<?> type) throws ProviderFault {
        String name = type.getName();
        if (!solverType.isAssignableFrom(type)) {
            throw new ProviderFault(name + " does not implement " + solverType.getName() + ": add \"implements "
                    + solverType.getSimpleName() + "\" to its declaration.");
        }
        if (Modifier.isAbstract(type.getModifiers())) {
            throw new ProviderFault(name + " is " + (type.isInterface() ? "an interface" : "abstract")
                    + ": register a class that can be constructed.");
        }
        if (!Modifier.isPublic(type.getModifiers())) {
            throw new ProviderFault(name + " is not public: add \"public\" to its declaration.");
        }
    }

    private static Constructor<?> constructor(Class<?> type) throws ProviderFault {
        try {
            return type.getConstructor();
        } catch (NoSuchMethodException e) {
            boolean inner = type.getEnclosingClass() != null && !Modifier.isStatic(type.getModifiers());
            throw new ProviderFault(type.getName() + " has no public constructor without parameters: "
                    + (inner ? "make the nested class static." : "add one."));
        }
    }
}
