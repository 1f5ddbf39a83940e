package grundy.grader.cli;

import grundy.reports.BrokenTemplateException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The folder that a report goes to: ours, empty, or not there yet. Nobody else's files are mixed with ours. */
final class ReportFolder {

    private static final String OURS = "\"grundy-grader/";
    private static final int HEAD = 200;

    private ReportFolder() {}

    /**
     * Looks before anything is graded.
     *
     * @throws UsageException if the folder cannot be used
     */
    static void check(Path folder) {
        try {
            if (Files.isSymbolicLink(folder) && !Files.exists(folder)) {
                throw new UsageException("--out " + folder + " is a link to nothing: give a folder");
            } else if (!Files.exists(folder)) {
                checkParent(folder);
            } else if (!Files.isDirectory(folder)) {
                throw new UsageException("--out " + folder + " is a file: give a folder");
            } else if (!isEmpty(folder) && !holdsOurReport(folder)) {
                throw new UsageException("--out " + folder
                        + " holds files that are not a report of ours: give another folder, or an empty one");
            } else if (!Files.isWritable(folder)) {
                throw unwritable(folder);
            }
        } catch (IOException e) {
            throw new UsageException(
                    "--out " + folder + " cannot be read (" + e.getMessage() + "): give another folder");
        }
    }

    /** Writes into the folder. */
    static void write(Path folder, Writing writing) throws IOException {
        try {
            writing.run();
        } catch (BrokenTemplateException e) {
            throw e;
        } catch (IOException e) {
            throw new UsageException(
                    "--out " + folder + " cannot be written (" + reason(e) + "): give another folder, or make room");
        }
    }

    /** A full disk is a plain exception with a message; most others have a message that is but the path. */
    private static String reason(IOException e) {
        if (e instanceof FileSystemException named) {
            return named.getReason() == null ? e.getClass().getSimpleName() : named.getReason();
        }
        return e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
    }

    private static void checkParent(Path folder) {
        Path parent = folder.toAbsolutePath().getParent();
        while (parent != null && !Files.exists(parent)) {
            parent = parent.getParent();
        }
        if (parent == null || !Files.isDirectory(parent) || !Files.isWritable(parent)) {
            throw unwritable(folder);
        }
    }

    private static UsageException unwritable(Path folder) {
        return new UsageException("--out " + folder + " cannot be written: give a folder that you may write to");
    }

    private static boolean isEmpty(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.findAny().isEmpty();
        }
    }

    private static boolean holdsOurReport(Path folder) throws IOException {
        for (String name : List.of("report.json", "class.json")) {
            Path file = folder.resolve(name);
            if (Files.isRegularFile(file) && head(file).contains(OURS)) {
                return true;
            }
        }
        return false;
    }

    private static String head(Path file) throws IOException {
        try (var in = Files.newInputStream(file)) {
            return new String(in.readNBytes(HEAD), StandardCharsets.UTF_8);
        }
    }

    /** Something that writes files. */
    @FunctionalInterface
    interface Writing {
        void run() throws IOException;
    }
}
