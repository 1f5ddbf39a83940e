package grundy.grader.submission;

import grundy.grader.submission.SubmissionException.Problem;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * A jar, read to its end through the same directory that a class loader uses.
 *
 * <p>{@link ZipFile} ignores checksums, so they are compared here.
 */
final class JarContents {
    private static final String VERSIONS = "META-INF/versions/";

    private final Path jar;
    private final String name;
    private final ReadLimits limits;
    private final ClassInspector inspector;
    private final List<String> notes;
    private final List<ClassSummary> classes = new ArrayList<>();
    private final List<Registration> registered = new ArrayList<>();
    private final Set<String> seen = new HashSet<>();
    private final BoundedRead budget;
    private int entries;
    private int sources;

    /**
     * A jar that is still to be read.
     *
     * @param jar a real path
     * @param notes is added to
     */
    JarContents(Path jar, ReadLimits limits, ClassInspector inspector, List<String> notes) {
        this.jar = jar;
        this.name = String.valueOf(jar.getFileName());
        this.limits = limits;
        this.inspector = inspector;
        this.notes = notes;
        this.budget = new BoundedRead(name + " (unpacked)", limits.totalBytes());
    }

    Content.Classes read() throws SubmissionException {
        try (ZipFile zip = open()) {
            List<? extends ZipEntry> all = zip.stream().toList();
            if (all.size() > limits.entries()) {
                throw tooMany(all.size() + " entries", limits.entries());
            }
            List<ZipEntry> sorted = sorted(all);
            for (ZipEntry entry : sorted) {
                checkName(entry);
            }
            for (ZipEntry entry : sorted) {
                if (!entry.isDirectory()) {
                    add(entry.getName(), bytes(zip, entry));
                }
            }
        } catch (IOException | IllegalArgumentException e) {
            throw JarDamage.explain(jar, name, String.valueOf(e.getMessage()));
        }
        if (classes.isEmpty()) {
            throw noClasses();
        }
        classes.sort(Comparator.comparing(ClassSummary::name, PathOrder.CODE_POINTS));
        return new Content.Classes(jar, classes, Registrations.distinct(registered));
    }

    private ZipFile open() throws SubmissionException, IOException {
        // Opening reads the whole directory of the jar into memory, so its size is looked at first.
        if (Files.size(jar) > limits.totalBytes()) {
            throw tooMany(Files.size(jar) + " bytes", limits.totalBytes());
        }
        return new ZipFile(jar.toFile());
    }

    private static List<ZipEntry> sorted(List<? extends ZipEntry> entries) {
        List<ZipEntry> sorted = new ArrayList<>(entries);
        sorted.sort(Comparator.comparing(ZipEntry::getName, PathOrder.CODE_POINTS));
        return sorted;
    }

    /** Names that leave the jar, or that two readers would understand in two ways. */
    private void checkName(ZipEntry entry) throws SubmissionException {
        String path = entry.getName();
        String fault = null;
        if (List.of(path.split("/", -1)).contains("..")) {
            fault = "leaves the jar";
        } else if (path.startsWith("/") || path.matches("(?s)[A-Za-z]:.*")) {
            fault = "is an absolute path";
        } else if (path.indexOf('\\') >= 0) {
            fault = "has a backslash";
        } else if (path.chars().anyMatch(c -> c < ' ')) {
            fault = "has a control character";
        } else if (!seen.add(path) && !entry.isDirectory()) {
            fault = "is there twice";
        }
        if (fault != null) {
            throw new SubmissionException(
                    Problem.REJECTED,
                    Shown.of(name) + ": the entry " + Shown.of(path) + " " + fault
                            + "; pack it again with the jar tool");
        }
    }

    private byte[] bytes(ZipFile zip, ZipEntry entry) throws SubmissionException, IOException {
        try (InputStream in = zip.getInputStream(entry)) {
            byte[] bytes = budget.stream(entry.getName(), in, limits.totalBytes());
            CRC32 crc = new CRC32();
            crc.update(bytes);
            if (crc.getValue() != entry.getCrc()) {
                throw new SubmissionException(
                        Problem.NOT_LOADABLE,
                        Shown.of(name) + ": the entry " + Shown.of(entry.getName())
                                + " is damaged (wrong checksum); pack it again");
            }
            return bytes;
        }
    }

    private void add(String path, byte[] bytes) throws SubmissionException {
        if (path.startsWith(VERSIONS)) {
            // Some other version's class file may be there, so only its place is looked at.
            String inside = path.substring(Math.max(VERSIONS.length(), path.indexOf('/', VERSIONS.length()) + 1));
            ReservedPackages.check(inside.replace('/', '.'), name + "!/" + path);
        } else if (path.endsWith(".class")) {
            addClass(path, bytes);
        } else if (ServiceFile.isOurs(path)) {
            registered.addAll(ServiceFile.parse(path, bytes));
        } else if (path.endsWith(".jar")) {
            notes.add(Shown.of(path) + " is not used: a jar inside a jar is not on the class path.");
        } else if (path.endsWith(".java")) {
            sources++;
        }
    }

    private void addClass(String path, byte[] bytes) throws SubmissionException {
        if (++entries > limits.classFiles()) {
            throw tooMany("more than " + limits.classFiles() + " class files", limits.classFiles());
        }
        if (path.equals("module-info.class")) {
            registered.addAll(inspector.provides(path, bytes));
            return;
        }
        ClassSummary summary = inspector.summary(name + "!/" + path, bytes);
        if (!path.equals(ClassFolder.place(summary))) {
            throw ClassFolder.misplaced(name + "!/" + path, summary);
        }
        classes.add(summary);
    }

    private SubmissionException tooMany(String what, int limit) {
        return new SubmissionException(
                Problem.REJECTED,
                Shown.of(name) + ": " + what + ", the limit is " + limit + "; hand in the solution alone");
    }

    private SubmissionException noClasses() {
        String what = sources == 0 ? "no class files inside" : "no class files inside, only sources (" + sources + ")";
        String next =
                sources == 0 ? "pack the compiled classes" : "pack the compiled classes, or give the folder of sources";
        return new SubmissionException(Problem.NO_SOLUTION, Shown.of(name) + ": " + what + "; " + next);
    }
}
