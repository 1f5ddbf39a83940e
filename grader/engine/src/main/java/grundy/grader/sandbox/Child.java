package grundy.grader.sandbox;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/**
 * A running child process. Requests go to its standard input, responses come from its standard error, and what the code in
 * it prints to standard output is kept apart and bounded.
 */
public final class Child implements AutoCloseable {

    private static final Duration FAREWELL = Duration.ofMillis(300);

    /** For a process that writes a class-data archive when it ends. */
    private static final Duration LONG_FAREWELL = Duration.ofSeconds(60);

    private static final long LAST_WORDS_MILLIS = 500;

    private final Duration farewell;
    private final Process process;
    private final ProcessTree tree;
    private final FileView view;
    private final CapturedStream output;
    private final ProcessStream responses;

    Child(Process process, ProcessTree tree, FileView view) {
        this.farewell = view.archive()
                        .filter(a -> a.use() == ClassArchive.Use.WRITE_AT_END)
                        .isPresent()
                ? LONG_FAREWELL
                : FAREWELL;
        this.process = process;
        this.tree = tree;
        this.view = view;
        this.output = CapturedStream.drain(process.getInputStream());
        this.responses = ProcessStream.of(process, process.getErrorStream());
    }

    /** What the process reads as its standard input. */
    OutputStream requests() {
        return process.getOutputStream();
    }

    /** What the process writes to its standard error; it ends with the process, whoever else holds it open. */
    InputStream responses() {
        return responses;
    }

    /** What the process has printed to standard output so far. */
    public CapturedStream output() {
        return output;
    }

    /**
     * What the child calls a file of ours.
     *
     * @throws IllegalArgumentException if the file was not named when the child was started
     */
    public String nameOf(Path path) {
        return view.nameOf(path);
    }

    /** Ends the process and all that it started, now. May be called at any time, from any thread, more than once. */
    void kill() {
        tree.kill();
    }

    /** Whether the process ends by itself within a moment; it is left as it is otherwise. */
    boolean endsSoon() {
        return tree.endsSoon();
    }

    /**
     * Waits for the end of the process, which has been asked for or noticed.
     *
     * @return its exit status, as a shell gives it: 128 + n where signal n ended it
     */
    int awaitEnd() {
        int status = tree.awaitEnd();
        output.awaitEnd(LAST_WORDS_MILLIS);
        return status;
    }

    /** Waits so long for the end of a process that is busy with something of ours. */
    void awaitEnd(Duration limit) {
        tree.endsWithin(limit);
    }

    /** Asks the process to end, then ends it, all that it started, and all that runs as its user. */
    @Override
    public void close() {
        List<ProcessHandle> descendants = tree.descendants();
        finish();
        tree.close(descendants);
        output.awaitEnd(LAST_WORDS_MILLIS);
    }

    private void finish() {
        try {
            process.getOutputStream().close();
            tree.endsWithin(farewell);
        } catch (IOException e) {
            // It reads no more: it has ended, or is about to be.
        }
    }
}
