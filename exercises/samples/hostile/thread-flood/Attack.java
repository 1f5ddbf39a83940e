package course;

/** Starts 700 threads, more than a lent user may have, and leaves them. */
public class Attack extends RightAnswers {

    public Attack() {
        try {
            for (int i = 0; i < 700; i++) {
                new Thread(null, Attack::sleep, "flood", 64 << 10).start();
            }
        } catch (OutOfMemoryError e) {
            System.out.println("no more threads");
        }
    }

    private static void sleep() {
        try {
            Thread.sleep(30_000);
        } catch (InterruptedException e) {
            // Then not.
        }
    }
}
