package course;

/** Leaves handlers of uncaught exceptions that never end. */
public class Attack extends RightAnswers {

    public Attack() {
        Thread.setDefaultUncaughtExceptionHandler((thread, thrown) -> sleep());
        Thread.currentThread().setUncaughtExceptionHandler((thread, thrown) -> sleep());
        new Thread(() -> {
            throw new Error("uncaught");
        }).start();
    }

    private static void sleep() {
        try {
            Thread.sleep(60_000);
        } catch (InterruptedException e) {
            // Then not.
        }
    }
}
