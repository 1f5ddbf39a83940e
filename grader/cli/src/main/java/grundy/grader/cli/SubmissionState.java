package grundy.grader.cli;

import grundy.grader.archive.Junk;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * What lies at a path and would be graded, by content: the time of a file says nothing, for an editor saves what is the same.
 *
 * @param files a hash of each file, by its name inside the folder; empty where there is nothing
 */
record SubmissionState(Map<String, String> files) {

    /** What editors leave beside a file while they save it, or after. */
    private static final Pattern LEFT_BY_EDITORS =
            Pattern.compile(".*~|#.*#|4913|.*\\.(swp|swo|swx|tmp|bak|part|orig)|.*___jb_.*___");

    private static final Set<String> BUILT = Set.of("target", "build");

    /** As many as a submission may have. */
    private static final int MAX_FILES = 20_000;

    /** Of a larger file, the time and the size stand for its content. */
    private static final long MAX_HASHED = 4 << 20;

    SubmissionState {
        files = Collections.unmodifiableSortedMap(new TreeMap<>(files));
    }

    /**
     * Looks at a path. What cannot be read, for it is just being replaced, is taken as not there.
     *
     * @param ignored a folder that is ours, and may lie inside
     */
    static SubmissionState of(Path path, Path ignored) {
        var files = new TreeMap<String, String>();
        try {
            Path root = path.toRealPath();
            Files.walkFileTree(root, new Visitor(root, ignored.toAbsolutePath().normalize(), files));
        } catch (IOException e) {
            return new SubmissionState(Map.of());
        }
        boolean java = files.keySet().stream().anyMatch(name -> name.endsWith(".java"));
        // What the student's own compiler leaves beside the sources is not graded.
        files.keySet().removeIf(name -> java && name.endsWith(".class"));
        return new SubmissionState(files);
    }

    /** Whether a folder inside a submission is none of its own. */
    static boolean isForeign(Path folder, Path ignored) {
        String name = String.valueOf(folder.getFileName());
        return Junk.is(name) || BUILT.contains(name) || isSame(folder, ignored);
    }

    /** Also where one of the two was reached through a link. */
    private static boolean isSame(Path folder, Path other) {
        try {
            return Files.isSameFile(folder, other);
        } catch (IOException e) {
            return false;
        }
    }

    boolean isGone() {
        return files.isEmpty();
    }

    /** The files that are new, changed or gone, in order. */
    List<String> since(SubmissionState before) {
        var names = new TreeSet<String>(files.keySet());
        names.addAll(before.files.keySet());
        return names.stream()
                .filter(name -> !Objects.equals(files.get(name), before.files.get(name)))
                .toList();
    }

    private static final class Visitor extends SimpleFileVisitor<Path> {
        private final Path root;
        private final Path ignored;
        private final Map<String, String> files;

        Visitor(Path root, Path ignored, Map<String, String> files) {
            this.root = root;
            this.ignored = ignored;
            this.files = files;
        }

        @Override
        public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
            boolean foreign = !folder.equals(root) && isForeign(folder, ignored);
            return foreign ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            String name = String.valueOf(file.getFileName());
            boolean only = file.equals(root);
            if (only || !(Junk.is(name) || LEFT_BY_EDITORS.matcher(name).matches())) {
                files.put(only ? name : root.relativize(file).toString(), hash(file, attributes));
            }
            return files.size() < MAX_FILES ? FileVisitResult.CONTINUE : FileVisitResult.TERMINATE;
        }

        @Override
        public FileVisitResult visitFileFailed(Path file, IOException e) {
            return FileVisitResult.CONTINUE;
        }

        private static String hash(Path file, BasicFileAttributes attributes) {
            if (!attributes.isRegularFile()) {
                return "neither a file nor a folder";
            }
            String mode = Files.isExecutable(file) ? "x" : "-";
            if (attributes.size() > MAX_HASHED) {
                return mode + attributes.size() + " " + attributes.lastModifiedTime();
            }
            try {
                return mode
                        + HexFormat.of()
                                .formatHex(MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file)));
            } catch (IOException e) {
                return mode + "unreadable";
            } catch (NoSuchAlgorithmException e) {
                throw new IllegalStateException("every Java has SHA-256", e);
            }
        }
    }
}
