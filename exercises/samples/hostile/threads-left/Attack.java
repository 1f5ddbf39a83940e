package course;

/** Leaves threads that never end, of the kind that a virtual machine waits for, and one that counts. */
public class Attack extends RightAnswers {

    public Attack() {
        for (int i = 0; i < 20; i++) {
            new Thread(Attack::sleep).start();
        }
        Thread busy = new Thread(() -> {
            for (long n = 0; n < 20_000_000_000L; n++) {
                Thread.onSpinWait();
            }
        });
        busy.setPriority(Thread.MAX_PRIORITY);
        busy.start();
    }

    private static void sleep() {
        try {
            Thread.sleep(60_000);
        } catch (InterruptedException e) {
            // Then not.
        }
    }
}
