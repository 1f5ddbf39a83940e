package grundy.grader.cli;

import grundy.grader.classrun.RunFolder;
import grundy.reports.BrokenTemplateException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** The folder that results go to: ours, empty, or not there yet. Nobody else's files are mixed with ours. */
final class ReportFolder {

    /** What tells the report of one submission. */
    static final String OF_ONE = "report.json";

    /** What tells the results of a class, from the first moment on. */
    static final String OF_CLASS = RunFolder.STATE;

    private static final String OURS = "\"grundy-grader/";
    private static final int HEAD = 200;

    private ReportFolder() {}

    /**
     * Looks before anything is graded.
     *
     * @param mark {@link #OF_ONE} or {@link #OF_CLASS}: results of the other kind are not replaced
     * @throws UsageException if the folder cannot be used
     */
    static void check(Path folder, String mark) {
        if (folder.toString().isEmpty()) {
            throw new UsageException("--out is empty: give a folder, or . for this one");
        }
        try {
            if (Files.isSymbolicLink(folder) && !Files.exists(folder)) {
                throw new UsageException("--out " + folder + " is a link to nothing: give a folder");
            } else if (!Files.exists(folder)) {
                checkParent(folder);
            } else if (!Files.isDirectory(folder)) {
                throw new UsageException("--out " + folder + " is a file: give a folder");
            } else if (!isEmpty(folder) && !isOurs(folder.resolve(mark))) {
                throw new UsageException("--out " + folder
                        + " holds files that are not results of this command: give another folder, or an empty one");
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
    static String reason(IOException e) {
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

    private static boolean isOurs(Path mark) throws IOException {
        return Files.isDirectory(mark)
                || (Files.isRegularFile(mark) && head(mark).contains(OURS));
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
