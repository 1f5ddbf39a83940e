package grundy.grader.sandbox;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/**
 * A running child process. Requests go to its standard input, responses come from its standard error, and what the code in
 * it prints to standard output is kept apart and bounded.
 */
public final class Child implements AutoCloseable {

    private static final long PATIENCE_MILLIS = 2_000;
    private static final Duration FAREWELL = Duration.ofMillis(300);

    /** For a process that writes a class-data archive when it ends. */
    private static final Duration LONG_FAREWELL = Duration.ofSeconds(60);

    private static final long LAST_WORDS_MILLIS = 500;

    private final Duration farewell;
    private final Process process;
    private final FileView view;
    private final Optional<UnprivilegedUser> user;
    private final CapturedStream output;
    private final ProcessStream responses;
    private final Thread atExit = new Thread(this::endAll, "end of a submission");

    Child(Process process, FileView view, Optional<UnprivilegedUser> user) {
        this.farewell = view.archive().filter(ClassArchive::making).isPresent() ? LONG_FAREWELL : FAREWELL;
        this.process = process;
        this.view = view;
        this.user = user;
        this.output = CapturedStream.drain(process.getInputStream());
        this.responses = ProcessStream.of(process, process.getErrorStream());
        try {
            Runtime.getRuntime().addShutdownHook(atExit);
        } catch (IllegalStateException e) {
            // We are being stopped: nobody will ask this process anything.
            endAll();
        }
    }

    /** What the process reads as its standard input. */
    public OutputStream requests() {
        return process.getOutputStream();
    }

    /** What the process writes to its standard error; it ends with the process, whoever else holds it open. */
    public InputStream responses() {
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
    public void kill() {
        List<ProcessHandle> descendants = process.descendants().toList();
        process.destroyForcibly();
        descendants.forEach(ProcessHandle::destroyForcibly);
    }

    /** Whether the process ends by itself within a moment; it is left as it is otherwise. */
    boolean endsSoon() {
        try {
            return process.waitFor(PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /**
     * Waits for the end of the process, which has been asked for or noticed.
     *
     * @return its exit status, as a shell gives it: 128 + n where signal n ended it
     */
    public int awaitEnd() {
        if (!endsSoon()) {
            kill();
            endsSoon();
        }
        output.awaitEnd(LAST_WORDS_MILLIS);
        return process.isAlive() ? 137 : process.exitValue();
    }

    /** Asks the process to end, then ends it, all that it started, and all that runs as its user. */
    @Override
    public void close() {
        // Taken before it ends: nobody can tell afterwards whose they were.
        List<ProcessHandle> descendants = process.descendants().toList();
        finish();
        kill();
        descendants.forEach(ProcessHandle::destroyForcibly);
        awaitEnd();
        killAllOfUser();
        try {
            Runtime.getRuntime().removeShutdownHook(atExit);
        } catch (IllegalStateException e) {
            waitForOurEnd();
        }
    }

    /** We are being stopped, and that has ended the process: what it owed us must not be taken for its own failure. */
    private static void waitForOurEnd() {
        while (true) {
            LockSupport.park();
        }
    }

    /** Where we are told to stop: what the process started must not outlive us either. */
    private void endAll() {
        kill();
        killAllOfUser();
    }

    private void killAllOfUser() {
        try {
            if (user.isPresent()) {
                user.get().killAll();
            }
        } catch (IOException e) {
            throw new IllegalStateException("could not end the processes of a submission", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void finish() {
        try {
            process.getOutputStream().close();
            process.waitFor(farewell.toMillis(), TimeUnit.MILLISECONDS);
        } catch (IOException e) {
            // It reads no more: it has ended, or is about to be.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
