package grundy.grader.submission;

import grundy.grader.submission.SubmissionException.Problem;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Picks, among the classes of a submission, the one that answers for an exercise. */
public final class Providers {
    private final Hierarchy hierarchy;
    private final List<ClassSummary> classes;
    private final Class<?> spi;
    private final String exerciseId;
    private final List<String> notes = new ArrayList<>();

    private Providers(List<ClassSummary> classes, Class<?> spi, String exerciseId) {
        this.hierarchy = new Hierarchy(classes);
        this.classes = classes;
        this.spi = spi;
        this.exerciseId = exerciseId;
    }

    /**
     * The registered provider of {@code spi} or, where none is registered for this exercise, the only public class that
     * implements it.
     *
     * <p>A class that says {@code @Solves} with another exercise is left out; one that says it with this exercise comes
     * before those that say nothing.
     *
     * @param classes all classes of the submission
     * @param registered all registrations, those for other interfaces too
     * @param spi the interface that a solution implements
     * @throws SubmissionException if there is none ({@link Problem#NO_SOLUTION}), or there are several, or the one could
     *     not be loaded ({@link Problem#NOT_LOADABLE})
     */
    public static Provider choose(
            List<ClassSummary> classes, List<Registration> registered, Class<?> spi, String exerciseId)
            throws SubmissionException {
        return new Providers(classes, spi, exerciseId).choose(registered);
    }

    /** The exercises that classes claim to solve, each once, sorted. */
    public static List<String> solves(List<ClassSummary> classes) {
        return classes.stream()
                .flatMap(c -> c.solves().stream())
                .distinct()
                .sorted(PathOrder.CODE_POINTS)
                .toList();
    }

    /** Whether classes are meant to implement an interface, however well they do. */
    public static boolean isImplemented(List<ClassSummary> classes, List<Registration> registered, Class<?> spi) {
        var hierarchy = new Hierarchy(classes);
        return registered.stream().anyMatch(r -> r.spi().equals(spi.getName()))
                || classes.stream().anyMatch(c -> hierarchy.implementsType(c, spi.getName()));
    }

    private Provider choose(List<Registration> registered) throws SubmissionException {
        List<Registration> ours = forThisExercise(registered);
        if (ours.size() > 1) {
            throw several(ours.stream().map(Registration::provider).toList(), "registered");
        }
        if (ours.size() == 1) {
            return registered(ours.get(0));
        }
        return unregistered();
    }

    private List<Registration> forThisExercise(List<Registration> registered) {
        List<Registration> ours = new ArrayList<>();
        for (Registration one : Registrations.distinct(registered)) {
            if (one.spi().equals(spi.getName())) {
                ours.add(one);
            }
        }
        ours.removeIf(
                r -> hierarchy.find(r.provider()).filter(this::isForAnother).isPresent());
        List<Registration> marked = ours.stream()
                .filter(r -> hierarchy.find(r.provider()).filter(this::isMarked).isPresent())
                .toList();
        return marked.isEmpty() ? ours : marked;
    }

    private boolean isMarked(ClassSummary c) {
        return c.solves().filter(exerciseId::equals).isPresent();
    }

    private boolean isForAnother(ClassSummary c) {
        boolean another = c.solves().isPresent() && !isMarked(c);
        if (another) {
            note(Shown.of(c.name()) + " is left out: it solves \""
                    + Shown.of(c.solves().orElse("")) + "\".");
        }
        return another;
    }

    private void note(String line) {
        if (!notes.contains(line)) {
            notes.add(line);
        }
    }

    private Provider registered(Registration one) throws SubmissionException {
        Optional<ClassSummary> found = hierarchy.find(one.provider());
        String what = Shown.of(one.provider()) + " (registered in " + Shown.of(one.where()) + ") ";
        if (found.isEmpty()) {
            throw notLoadable(what + "is not in the submission; " + correction());
        }
        Optional<String> fault = Loadability.fault(found.get(), hierarchy, spi);
        if (fault.isPresent()) {
            throw notLoadable(what + fault.get());
        }
        return new Provider(one.provider(), notes);
    }

    private String correction() {
        List<String> names = loadable().map(ClassSummary::name).toList();
        return names.size() == 1
                ? "write the name of the class that is: " + Shown.of(names.get(0))
                : "write the full name of your class there, such as course.Solver";
    }

    private Provider unregistered() throws SubmissionException {
        List<ClassSummary> candidates = new ArrayList<>(loadable().toList());
        candidates.removeIf(this::isForAnother);
        if (candidates.stream().anyMatch(this::isMarked)) {
            candidates.removeIf(c -> !isMarked(c));
        }
        if (candidates.size() > 1) {
            throw several(candidates.stream().map(ClassSummary::name).toList(), "implement " + spi.getName());
        }
        if (candidates.isEmpty()) {
            throw new NearMisses(classes, hierarchy, spi, exerciseId).explain();
        }
        String name = candidates.get(0).name();
        note(Shown.of(name) + " was found without a registration; to register it, put this name into META-INF/services/"
                + spi.getName());
        return new Provider(name, notes);
    }

    private Stream<ClassSummary> loadable() {
        return classes.stream()
                .filter(c -> Loadability.fault(c, hierarchy, spi).isEmpty())
                .sorted(Comparator.comparing(ClassSummary::name, PathOrder.CODE_POINTS));
    }

    private SubmissionException several(List<String> names, String what) {
        LinkedHashSet<String> shown = new LinkedHashSet<>();
        names.forEach(n -> shown.add(Shown.of(n)));
        String verb = what.equals("registered") ? " are registered" : " " + what;
        return notLoadable(String.join(", ", shown) + verb
                + "; keep one registered, or mark the one that is meant with @Solves(\"" + exerciseId + "\")");
    }

    private static SubmissionException notLoadable(String message) {
        return new SubmissionException(Problem.NOT_LOADABLE, message);
    }
}
