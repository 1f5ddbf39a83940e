package grundy.grader.submission;

import grundy.grader.archive.Junk;
import grundy.grader.submission.SubmissionException.Problem;
import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Everything in a folder that matters, sorted by kind; nothing is opened, and no link is followed. */
final class FolderScan {

    /**
     * A regular file.
     *
     * @param path inside the folder, with {@code /}
     */
    record Found(String path, Path file) {}

    private static final List<String> ARCHIVES =
            List.of(".jar", ".zip", ".tar", ".tgz", ".gz", ".rar", ".7z", ".xz", ".bz2", ".zst");

    private final Path root;
    private final ReadLimits limits;
    private int entries;

    final List<Found> sources = new ArrayList<>();
    final List<Found> classFiles = new ArrayList<>();
    final List<Found> serviceFiles = new ArrayList<>();
    final List<Found> archives = new ArrayList<>();
    /** All that is no Java, and no archive. */
    final List<Found> rest = new ArrayList<>();

    final List<String> notes = new ArrayList<>();
    /** How many other files there are, by ending. */
    final TreeMap<String, Integer> others = new TreeMap<>(PathOrder.CODE_POINTS);

    private FolderScan(Path root, ReadLimits limits) {
        this.root = root;
        this.limits = limits;
    }

    /**
     * Looks through a folder.
     *
     * @param root a real path
     */
    static FolderScan of(Path root, ReadLimits limits) throws SubmissionException {
        FolderScan scan = new FolderScan(root, limits);
        scan.folder(root, "", 0);
        for (List<Found> found : List.of(scan.sources, scan.classFiles, scan.serviceFiles, scan.archives, scan.rest)) {
            found.sort(Comparator.comparing(Found::path, PathOrder.CODE_POINTS));
        }
        return scan;
    }

    List<Found> all() {
        return Stream.of(sources, classFiles, serviceFiles, archives, rest)
                .flatMap(List::stream)
                .toList();
    }

    boolean isEmpty() {
        return sources.isEmpty() && classFiles.isEmpty() && archives.isEmpty() && others.isEmpty();
    }

    private void folder(Path folder, String path, int depth) throws SubmissionException {
        if (depth > limits.depth()) {
            throw tooMuch(path, "folders lie " + depth + " deep", limits.depth());
        }
        for (Path child : children(folder)) {
            String name = String.valueOf(child.getFileName());
            if (!Junk.is(name)) {
                entry(child, path.isEmpty() ? name : path + "/" + name, depth);
            }
        }
    }

    private List<Path> children(Path folder) throws SubmissionException {
        List<Path> children = new ArrayList<>();
        try (DirectoryStream<Path> stream = Files.newDirectoryStream(folder)) {
            for (Path child : stream) {
                children.add(child);
                if (++entries > limits.entries()) {
                    throw tooMuch("", "more than " + limits.entries() + " files and folders", limits.entries());
                }
            }
        } catch (IOException | DirectoryIteratorException e) {
            throw unreadable(folder);
        }
        children.sort(Comparator.comparing(Path::toString, PathOrder.CODE_POINTS));
        return children;
    }

    private void entry(Path file, String path, int depth) throws SubmissionException {
        BasicFileAttributes attributes = attributes(file);
        if (attributes.isSymbolicLink()) {
            notes.add(Shown.of(path) + " is a link and is not followed.");
        } else if (attributes.isDirectory()) {
            folder(file, path, depth + 1);
        } else if (attributes.isRegularFile()) {
            sort(new Found(path, file));
        } else {
            notes.add(Shown.of(path) + " is no regular file and is not read.");
        }
    }

    private static BasicFileAttributes attributes(Path file) throws SubmissionException {
        try {
            return Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
        } catch (IOException e) {
            throw unreadable(file);
        }
    }

    private void sort(Found found) {
        String name = found.path().substring(found.path().lastIndexOf('/') + 1);
        String ending = name.contains(".") ? name.substring(name.lastIndexOf('.')) : "no ending";
        if (ServiceFile.isOurs(found.path())) {
            serviceFiles.add(found);
        } else if (ending.equals(".java")) {
            sources.add(found);
        } else if (ending.equals(".class")) {
            classFiles.add(found);
        } else if (isArchive(name)) {
            archives.add(found);
        } else {
            rest.add(found);
            others.merge(ending, 1, Integer::sum);
        }
    }

    /** Whether a file of this name is an archive, also of a kind that is not opened. */
    static boolean isArchive(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        return ARCHIVES.stream().anyMatch(lower::endsWith);
    }

    private SubmissionException tooMuch(String path, String what, int limit) {
        String where = path.isEmpty() ? Shown.of(String.valueOf(root.getFileName())) : Shown.of(path);
        return new SubmissionException(
                Problem.REJECTED, where + ": " + what + ", the limit is " + limit + "; hand in the solution alone");
    }

    private static SubmissionException unreadable(Path file) {
        return new SubmissionException(
                Problem.BAD_PATH, Shown.of(file) + ": cannot be read; give yourself the right to read it");
    }
}
