package grundy.grader.submission;

import java.util.List;
import java.util.Optional;

/**
 * What one class file says of its class.
 *
 * @param name the binary name, such as {@code course.Solver} or {@code course.Games$Solver}
 * @param isPublic whether everybody may use it; for a nested class, as declared
 * @param isNested whether it is declared inside another class
 * @param isStatic whether it needs no instance of an enclosing class; true for every class that is not nested
 * @param superName empty only for {@code java.lang.Object} and modules
 * @param interfaces those that it names itself
 * @param methods constructors too, as {@code <init>}; those that a compiler added are left out
 * @param solves the value of {@code @Solves}
 * @param majorVersion of the class file; 61 is Java 17
 */
public record ClassSummary(
        String name,
        boolean isPublic,
        boolean isAbstract,
        boolean isInterface,
        boolean isNested,
        boolean isStatic,
        Optional<String> superName,
        List<String> interfaces,
        List<Method> methods,
        Optional<String> solves,
        int majorVersion) {
    public ClassSummary {
        interfaces = List.copyOf(interfaces);
        methods = List.copyOf(methods);
    }

    /** A method or constructor; the descriptor is the virtual machine's, such as {@code (I)I}. */
    public record Method(String name, String descriptor, boolean isPublic) {
        boolean isConstructorWithoutParameters() {
            return name.equals("<init>") && descriptor.equals("()V");
        }
    }

    /** Whether {@code new} without arguments is open to everybody. */
    public boolean hasPublicNoArgConstructor() {
        return methods.stream().anyMatch(m -> m.isConstructorWithoutParameters() && m.isPublic());
    }

    /** The name as its declaration spells it, fit for a message: a class file may hold a line feed there. */
    String simpleName() {
        String last = name.substring(name.lastIndexOf('.') + 1);
        return Shown.of(isNested ? last.substring(last.lastIndexOf('$') + 1) : last);
    }
}
