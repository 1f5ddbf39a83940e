package grundy.grader.submission;

import grundy.grader.submission.SubmissionException.Problem;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads files and counts what was read: sizes that a file system or an archive states are not believed. */
final class BoundedRead {
    private final String all;
    private final int limit;
    private int read;

    /**
     * A budget for all files together.
     *
     * @param all what is counted, for the message
     * @param limit bytes
     */
    BoundedRead(String all, int limit) {
        this.all = all;
        this.limit = limit;
    }

    /**
     * Reads a file that has a limit of its own too.
     *
     * @param path for the message
     * @param own bytes
     */
    byte[] file(String path, Path file, int own) throws SubmissionException {
        try (InputStream in = Files.newInputStream(file)) {
            return stream(path, in, own);
        } catch (IOException e) {
            throw new SubmissionException(
                    Problem.BAD_PATH, Shown.of(path) + ": cannot be read; give yourself the right to read it");
        }
    }

    /** Reads a stream to its end, unless that is too far. */
    byte[] stream(String path, InputStream in, int own) throws SubmissionException, IOException {
        int left = limit - read;
        byte[] bytes = in.readNBytes(Math.min(own, left) + 1);
        if (bytes.length > own) {
            throw tooLarge(path, own);
        }
        if (bytes.length > left) {
            throw tooLarge(all, limit);
        }
        read += bytes.length;
        return bytes;
    }

    private static SubmissionException tooLarge(String what, int limit) {
        return new SubmissionException(
                Problem.REJECTED,
                Shown.of(what) + ": more than " + limit + " bytes, the limit is " + limit
                        + "; hand in the solution alone");
    }
}
