package grundy.grader.submission;

import java.util.Optional;

/** Why a service loader would refuse a class as a provider, and the line that helps. */
final class Loadability {
    private Loadability() {}

    /** What is wrong, and after a semicolon what to write; empty where nothing is. */
    static Optional<String> fault(ClassSummary c, Hierarchy hierarchy, Class<?> spi) {
        String name = c.simpleName();
        String implementing = " implements " + spi.getSimpleName();
        if (c.isInterface()) {
            return Optional.of("is an interface; write a class: public class My" + name + implementing);
        }
        if (isA(c, "java.lang.Enum")) {
            return Optional.of("is an enum, which nobody can construct; write: public class " + name + implementing);
        }
        if (!hierarchy.implementsType(c, spi.getName())) {
            return Optional.of("does not implement " + spi.getName() + "; write: " + declaration(c) + implementing);
        }
        if (c.isAbstract()) {
            return Optional.of("is abstract; implement its methods and write: " + declaration(c));
        }
        if (!c.isPublic()) {
            return Optional.of("is not public; write: " + declaration(c));
        }
        if (!c.isStatic()) {
            return Optional.of("needs an instance of the class around it; write: " + declaration(c));
        }
        return c.hasPublicNoArgConstructor() ? Optional.empty() : Optional.of(constructorFault(c, name));
    }

    private static boolean isA(ClassSummary c, String parent) {
        return c.superName().filter(parent::equals).isPresent();
    }

    private static String declaration(ClassSummary c) {
        String kind = isA(c, "java.lang.Record") ? "record " : "class ";
        return (c.isNested() ? "public static " : "public ") + kind + c.simpleName();
    }

    private static String constructorFault(ClassSummary c, String name) {
        boolean there = c.methods().stream().anyMatch(ClassSummary.Method::isConstructorWithoutParameters);
        return there
                ? "has a constructor without parameters that is not public; write: public " + name + "()"
                : "has no constructor without parameters; add: public " + name + "() { ... }";
    }
}
