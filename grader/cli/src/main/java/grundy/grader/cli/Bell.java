package grundy.grader.cli;

import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** Rung by whoever notices something, in any thread; however often it rings, it is heard once. */
final class Bell {

    private final Semaphore rung = new Semaphore(0);

    void ring() {
        rung.release();
    }

    /** Waits until it rings, or has rung since it was last heard; whether it did, within so many milliseconds. */
    boolean heard(long millis) throws InterruptedException {
        boolean heard = rung.tryAcquire(millis, TimeUnit.MILLISECONDS);
        rung.drainPermits();
        return heard;
    }
}
