package grundy.grader.submission;

import grundy.grader.submission.FolderScan.Found;
import grundy.grader.submission.SubmissionException.Problem;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;

/** A folder of class files: what they say, and below which folder their packages begin. */
final class ClassFolder {
    private final Path root;
    private final ReadLimits limits;
    private final ClassInspector inspector;
    private final List<Registration> registered = new ArrayList<>();
    /** By the folder below which the packages begin, inside {@link #root}; empty for the folder itself. */
    private final TreeMap<String, List<ClassSummary>> byRoot = new TreeMap<>(PathOrder.CODE_POINTS);

    ClassFolder(Path root, ReadLimits limits, ClassInspector inspector) {
        this.root = root;
        this.limits = limits;
        this.inspector = inspector;
    }

    Content.Classes read(FolderScan scan) throws SubmissionException {
        String name = String.valueOf(root.getFileName());
        if (scan.classFiles.size() > limits.classFiles()) {
            throw new SubmissionException(
                    Problem.REJECTED,
                    Shown.of(name) + ": " + scan.classFiles.size() + " class files, the limit is " + limits.classFiles()
                            + "; hand in the solution alone");
        }
        BoundedRead budget = new BoundedRead(name + " (all class files)", limits.totalBytes());
        for (Found file : scan.classFiles) {
            add(file.path(), budget.file(file.path(), file.file(), limits.totalBytes()));
        }
        String base = base(name);
        registered.addAll(Registrations.read(
                scan.serviceFiles.stream().filter(f -> !isTest(f.path())).toList(), limits));
        List<ClassSummary> classes = byRoot.getOrDefault(base, List.of()).stream()
                .sorted(Comparator.comparing(ClassSummary::name, PathOrder.CODE_POINTS))
                .toList();
        return new Content.Classes(
                base.isEmpty() ? root : root.resolve(base), classes, Registrations.distinct(registered));
    }

    private void add(String path, byte[] bytes) throws SubmissionException {
        if (ClassInspector.isModule(path)) {
            registered.addAll(inspector.provides(path, bytes));
            return;
        }
        ClassSummary summary = inspector.summary(path, bytes);
        String place = place(summary);
        if (!path.equals(place) && !path.endsWith("/" + place)) {
            throw misplaced(path, summary);
        }
        String base = path.substring(0, Math.max(0, path.length() - place.length() - 1));
        byRoot.computeIfAbsent(base, b -> new ArrayList<>()).add(summary);
    }

    static String place(ClassSummary summary) {
        return summary.name().replace('.', '/') + ".class";
    }

    static SubmissionException misplaced(String path, ClassSummary summary) {
        return new SubmissionException(
                Problem.NOT_LOADABLE,
                Shown.of(path) + ": holds the class " + Shown.of(summary.name()) + "; put it at "
                        + Shown.of(place(summary)));
    }

    private String base(String name) throws SubmissionException {
        List<String> bases = new ArrayList<>(byRoot.keySet());
        if (bases.size() > 1) {
            bases.removeIf(ClassFolder::isTest);
        }
        if (bases.size() == 1) {
            return bases.get(0);
        }
        if (bases.isEmpty()) {
            throw new SubmissionException(
                    Problem.NO_SOLUTION,
                    Shown.of(name) + ": no class of a solution inside; compile it into this folder");
        }
        List<String> shown = bases.stream()
                .map(b -> b.isEmpty() ? "the folder itself" : Shown.of(b))
                .toList();
        throw new SubmissionException(
                Problem.NOT_LOADABLE,
                Shown.of(name) + ": classes below " + bases.size() + " folders: " + String.join(", ", shown)
                        + "; give the one that holds the solution");
    }

    /** Where Maven, Gradle and IntelliJ put the classes of tests. */
    private static boolean isTest(String path) {
        String folders = "/" + path + "/";
        return folders.contains("/test-classes/")
                || folders.contains("/java/test/")
                || folders.contains("/resources/test/")
                || folders.contains("/out/test/");
    }
}
