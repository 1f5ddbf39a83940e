package course;

/** Holds the locks of everything that others lock in its process. */
public class Attack extends RightAnswers {

    public Attack() throws InterruptedException {
        for (Object lock : new Object[] {System.out, System.err, System.in, Object.class, Runtime.getRuntime(), Thread.class}) {
            Thread holder = new Thread(() -> hold(lock));
            holder.start();
        }
        Thread.sleep(100);
    }

    private static void hold(Object lock) {
        synchronized (lock) {
            try {
                Thread.sleep(60_000);
            } catch (InterruptedException e) {
                // Then not.
            }
        }
    }
}
