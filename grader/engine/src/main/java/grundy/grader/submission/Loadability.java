package grundy.grader.submission;

import java.util.Optional;

/** Why a service loader would refuse a class as a provider, and the line that helps. */
final class Loadability {
    private Loadability() {}

    /** What is wrong, and after a semicolon what to write; empty where nothing is. */
    static Optional<String> fault(ClassSummary c, Hierarchy hierarchy, Class<?> spi) {
        String name = c.simpleName();
        if (!hierarchy.implementsType(c, spi.getName())) {
            return Optional.of("does not implement " + spi.getName() + "; write: "
                    + declaration(c, "class", name + " implements " + spi.getSimpleName()));
        }
        if (c.isInterface()) {
            return Optional.of("is an interface; write a class that implements it: public class My" + name
                    + " implements " + name);
        }
        if (c.isAbstract()) {
            return Optional.of("is abstract; implement its methods and write: " + declaration(c, "class", name));
        }
        if (!c.isPublic()) {
            return Optional.of("is not public; write: " + declaration(c, "class", name));
        }
        if (!c.isStatic()) {
            return Optional.of("needs an instance of the class around it; write: public static class " + name);
        }
        return c.hasPublicNoArgConstructor() ? Optional.empty() : Optional.of(constructorFault(c, name));
    }

    private static String declaration(ClassSummary c, String what, String rest) {
        return (c.isNested() ? "public static " : "public ") + what + " " + rest;
    }

    private static String constructorFault(ClassSummary c, String name) {
        boolean there = c.methods().stream().anyMatch(ClassSummary.Method::isConstructorWithoutParameters);
        return there
                ? "has a constructor without parameters that is not public; write: public " + name + "()"
                : "has no constructor without parameters; add: public " + name + "() { ... }";
    }
}
