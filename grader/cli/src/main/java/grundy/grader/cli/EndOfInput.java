package grundy.grader.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Tells when whoever started us goes away: an editor that runs us holds the other end of our standard input. Only where that
 * is a pipe; of a terminal or {@code /dev/null} nothing follows.
 */
final class EndOfInput {

    private static final int KIND = 0170000;
    private static final int PIPE = 0010000;
    private static final int SOCKET = 0140000;

    private EndOfInput() {}

    /** Runs this when it ends; it is read and thrown away until then. */
    static void then(InputStream in, Runnable atEnd) {
        var thread = new Thread(
                () -> {
                    try {
                        in.transferTo(OutputStream.nullOutputStream());
                    } catch (IOException e) {
                        // As good as an end.
                    }
                    atEnd.run();
                },
                "end of input");
        thread.setDaemon(true);
        thread.start();
    }

    /** Whether the standard input of this process is a pipe, as far as the system tells. */
    static boolean isPipe() {
        try {
            int mode = (Integer) Files.getAttribute(Path.of("/dev/fd/0"), "unix:mode");
            return (mode & KIND) == PIPE || (mode & KIND) == SOCKET;
        } catch (IOException | UnsupportedOperationException | IllegalArgumentException e) {
            return false;
        }
    }
}
