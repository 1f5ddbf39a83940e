package grundy.grader.sandbox;

import java.time.Duration;
import java.util.concurrent.locks.LockSupport;

/**
 * Kills a child process when a deadline passes. Moving the deadline costs next to nothing, so that there can be one for each
 * of thousands of calls.
 */
final class Watchdog {

    private static final long NEVER = Long.MAX_VALUE;

    private final Child child;
    private final Thread thread;
    private final long epoch = System.nanoTime();

    private long deadline = NEVER;
    private long sleepsUntil = NEVER;
    private boolean fired;
    private boolean stopped;

    private Watchdog(Child child) {
        this.child = child;
        this.thread = new Thread(this::watch, "watchdog");
        thread.setDaemon(true);
    }

    static Watchdog over(Child child) {
        var watchdog = new Watchdog(child);
        watchdog.thread.start();
        return watchdog;
    }

    /** Sets the deadline to so long from now. */
    void arm(Duration limit) {
        long next = elapsed() + limit.toNanos();
        boolean sooner;
        synchronized (this) {
            // A deadline that moves away need not wake the thread: it looks again when it wakes by itself.
            deadline = next;
            sooner = next < sleepsUntil;
        }
        if (sooner) {
            LockSupport.unpark(thread);
        }
    }

    /**
     * Takes the deadline away.
     *
     * @return whether it had passed and the child was killed for it
     */
    synchronized boolean disarm() {
        deadline = NEVER;
        return fired;
    }

    void stop() {
        synchronized (this) {
            stopped = true;
        }
        LockSupport.unpark(thread);
    }

    private void watch() {
        while (true) {
            long wait;
            synchronized (this) {
                if (stopped || fired) {
                    return;
                }
                wait = deadline == NEVER ? NEVER : deadline - elapsed();
                fired = wait <= 0;
                sleepsUntil = deadline;
            }
            if (wait <= 0) {
                child.kill();
            } else {
                LockSupport.parkNanos(this, wait);
            }
        }
    }

    private long elapsed() {
        return System.nanoTime() - epoch;
    }
}
