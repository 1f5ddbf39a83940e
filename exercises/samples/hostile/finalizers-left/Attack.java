package course;

import java.lang.ref.Cleaner;

/** Leaves a finalizer and a cleaner that never end, and asks for them. */
public class Attack extends RightAnswers {

    public Attack() {
        new Stubborn();
        Cleaner.create().register(new byte[1], Attack::sleep);
        // To wait for them as well would be to wait for its own trap.
        System.gc();
    }

    private static void sleep() {
        try {
            Thread.sleep(60_000);
        } catch (InterruptedException e) {
            // Then not.
        }
    }

    @SuppressWarnings({"deprecation", "removal"})
    private static final class Stubborn {
        @Override
        protected void finalize() {
            sleep();
        }
    }
}
