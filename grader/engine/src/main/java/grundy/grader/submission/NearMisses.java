package grundy.grader.submission;

import grundy.grader.submission.SubmissionException.Problem;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Where no class can answer: which ones nearly could, and what each of them lacks. */
final class NearMisses {
    private static final String OURS = "grundy.exercises.";

    private final List<ClassSummary> classes;
    private final Hierarchy hierarchy;
    private final Class<?> spi;
    private final String exerciseId;

    NearMisses(List<ClassSummary> classes, Hierarchy hierarchy, Class<?> spi, String exerciseId) {
        this.classes = classes.stream()
                .sorted(Comparator.comparing(ClassSummary::name, PathOrder.CODE_POINTS))
                .toList();
        this.hierarchy = hierarchy;
        this.spi = spi;
        this.exerciseId = exerciseId;
    }

    /** The nearest miss as the message, and all of them as details. */
    SubmissionException explain() {
        List<String> misses = new ArrayList<>();
        for (Function<ClassSummary, Optional<String>> kind : List.<Function<ClassSummary, Optional<String>>>of(
                this::otherExercise, this::notLoadable, this::ownCopy, this::shapeOnly, this::otherInterface)) {
            for (ClassSummary c : classes) {
                kind.apply(c).ifPresent(m -> misses.add(Shown.of(c.name()) + " " + m));
            }
        }
        if (misses.isEmpty()) {
            return new SubmissionException(
                    Problem.NO_SOLUTION,
                    "no class implements " + spi.getName() + "; write: public class Solver implements "
                            + spi.getSimpleName());
        }
        boolean implementedBySome =
                classes.stream().anyMatch(c -> notLoadable(c).isPresent());
        return new SubmissionException(
                implementedBySome ? Problem.NOT_LOADABLE : Problem.NO_SOLUTION,
                misses.get(0),
                misses.size() == 1 ? List.of() : misses);
    }

    private Optional<String> otherExercise(ClassSummary c) {
        boolean other = c.solves().filter(s -> !s.equals(exerciseId)).isPresent()
                && Loadability.fault(c, hierarchy, spi).isEmpty();
        return other
                ? Optional.of("solves \"" + Shown.of(c.solves().orElse("")) + "\"; for this exercise write: @Solves(\""
                        + exerciseId + "\")")
                : Optional.empty();
    }

    private Optional<String> notLoadable(ClassSummary c) {
        return hierarchy.implementsType(c, spi.getName()) && !c.isInterface()
                ? Loadability.fault(c, hierarchy, spi)
                : Optional.empty();
    }

    /** A student who copies the interface into a package of the solution implements the copy, and nothing of ours. */
    private Optional<String> ownCopy(ClassSummary c) {
        return hierarchy.ancestors(c).stream()
                .filter(a -> a.substring(a.lastIndexOf('.') + 1).equals(spi.getSimpleName()))
                .filter(a -> !a.equals(spi.getName()))
                .findFirst()
                .map(a ->
                        "implements " + Shown.of(a) + ", which is another interface of that name; delete it and write: "
                                + "import " + spi.getName() + ";");
    }

    private Optional<String> shapeOnly(ClassSummary c) {
        List<Method> wanted = Arrays.stream(spi.getMethods())
                .filter(m -> Modifier.isAbstract(m.getModifiers()))
                .sorted(Comparator.comparing(Method::getName))
                .toList();
        List<Method> there = wanted.stream().filter(m -> has(c, m)).toList();
        if (there.isEmpty() || ownCopy(c).isPresent() || hierarchy.implementsType(c, spi.getName())) {
            return Optional.empty();
        }
        String missing = there.size() == wanted.size()
                ? ""
                : " (still missing: "
                        + named(wanted.stream().filter(m -> !there.contains(m)).toList()) + ")";
        return Optional.of("has " + named(there) + " but does not implement " + spi.getName() + "; write: public class "
                + c.simpleName() + " implements " + spi.getSimpleName() + missing);
    }

    /** By name and parameters: a wrong type of result is the compiler's to explain, once the interface is there. */
    private static boolean has(ClassSummary c, Method wanted) {
        String parameters =
                MethodType.methodType(void.class, wanted.getParameterTypes()).toMethodDescriptorString();
        String start = parameters.substring(0, parameters.indexOf(')') + 1);
        return c.methods().stream()
                .anyMatch(
                        m -> m.name().equals(wanted.getName()) && m.descriptor().startsWith(start));
    }

    private static String named(List<Method> methods) {
        return methods.stream()
                .map(m -> m.getName()
                        + Arrays.stream(m.getParameterTypes())
                                .map(Class::getSimpleName)
                                .collect(Collectors.joining(", ", "(", ")")))
                .collect(Collectors.joining(" and "));
    }

    private Optional<String> otherInterface(ClassSummary c) {
        return hierarchy.ancestors(c).stream()
                .filter(a -> a.startsWith(OURS) && !a.equals(spi.getName()))
                .findFirst()
                .map(a -> "implements " + Shown.of(a) + "; this exercise asks for " + spi.getName());
    }
}
