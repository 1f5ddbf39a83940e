package grundy.grader.intake;

import grundy.grader.archive.Junk;
import grundy.grader.submission.PathOrder;
import grundy.grader.submission.Shown;
import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;

/**
 * What lies in a folder, without what machines leave behind.
 *
 * @param root the folder
 * @param children in code-point order of their names
 */
record Listing(Path root, List<Child> children) {

    /** A file or a folder. */
    record Child(String name, Path path, boolean isFolder) {}

    static Listing of(Path folder) throws IntakeException {
        List<Child> children = new ArrayList<>();
        try (DirectoryStream<Path> stream = Files.newDirectoryStream(folder)) {
            for (Path path : stream) {
                String name = String.valueOf(path.getFileName());
                if (!Junk.is(name)) {
                    children.add(new Child(name, path, Files.isDirectory(path)));
                }
            }
        } catch (IOException | DirectoryIteratorException e) {
            throw new IntakeException(Shown.of(folder) + ": cannot be read; give yourself the right to read it");
        }
        children.sort(Comparator.comparing(Child::name, PathOrder.CODE_POINTS));
        return new Listing(folder, children);
    }

    /** Whether that is true of more than half of them. */
    boolean most(Predicate<Child> test) {
        return 2 * children.stream().filter(test).count() > children.size();
    }

    /**
     * The folder that lies here alone, as in an archive of a folder. One that looks like a solution is none: it is the only
     * submission of its class.
     */
    List<Listing> wrapped() throws IntakeException {
        if (children.size() != 1 || !children.get(0).isFolder()) {
            return List.of();
        }
        return List.of(of(children.get(0).path()));
    }

    /** Whether each child could be a submission, but for lists of an instructor: at least two, and nothing that a project has. */
    boolean looksLikeAClass() {
        List<Child> others = children.stream().filter(c -> !isList(c)).toList();
        return others.size() > 1
                && others.stream().allMatch(c -> c.isFolder() || PlainFolder.isArchive(c.name()))
                && children.stream().noneMatch(c -> List.of("src", "main", "test", "META-INF", "com", "org")
                        .contains(c.name()));
    }

    private static boolean isList(Child child) {
        String lower = child.name().toLowerCase(Locale.ROOT);
        return !child.isFolder()
                && List.of(".csv", ".tsv", ".xlsx", ".ods", ".pdf").stream().anyMatch(lower::endsWith);
    }
}
