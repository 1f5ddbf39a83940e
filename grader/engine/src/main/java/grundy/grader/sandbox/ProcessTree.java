package grundy.grader.sandbox;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/** A process, all that it started, and all that runs as the user that was lent to it. It ends when we are told to stop. */
final class ProcessTree {

    private static final Duration PATIENCE = Duration.ofSeconds(2);

    private final Process process;
    private final Optional<UnprivilegedUser> user;
    private final boolean walled;
    private final Thread atExit = new Thread(this::endAll, "end of a submission");

    /**
     * Takes charge of a process.
     *
     * @param user all of whose processes belong to it
     * @param walled whether it is the wall of a name space of processes, which all end with it
     */
    ProcessTree(Process process, Optional<UnprivilegedUser> user, boolean walled) {
        this.process = process;
        this.user = user;
        this.walled = walled;
        try {
            Runtime.getRuntime().addShutdownHook(atExit);
        } catch (IllegalStateException e) {
            // We are being stopped: nobody will ask this process anything.
            endAll();
        }
    }

    /** Ends the process and all that it started, now. May be called at any time, from any thread, more than once. */
    void kill() {
        List<ProcessHandle> descendants = descendants();
        process.destroyForcibly();
        descendants.forEach(ProcessHandle::destroyForcibly);
    }

    /** Taken before the process ends: nobody can tell afterwards whose they were. */
    List<ProcessHandle> descendants() {
        return walled ? List.of() : process.descendants().toList();
    }

    /** Whether the process ends by itself within this time; it is left as it is otherwise. */
    boolean endsWithin(Duration time) {
        try {
            return process.waitFor(time.toNanos(), TimeUnit.NANOSECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    boolean endsSoon() {
        return endsWithin(PATIENCE);
    }

    /**
     * Waits for the end of the process, which has been asked for or noticed.
     *
     * @return its exit status, as a shell gives it: 128 + n where signal n ended it
     */
    int awaitEnd() {
        if (!endsSoon()) {
            kill();
            endsSoon();
        }
        return process.isAlive() ? 137 : process.exitValue();
    }

    /** Ends what is left of the process and of its user. */
    void close(List<ProcessHandle> descendants) {
        if (process.isAlive()) {
            kill();
        }
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
}
