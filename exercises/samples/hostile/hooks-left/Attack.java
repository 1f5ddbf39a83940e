package course;

/** Leaves shutdown hooks that sleep, throw, and end the program once more. */
public class Attack extends RightAnswers {

    public Attack() {
        Runtime runtime = Runtime.getRuntime();
        runtime.addShutdownHook(new Thread(Attack::sleep));
        runtime.addShutdownHook(new Thread(() -> {
            throw new IllegalStateException("a hook");
        }));
        runtime.addShutdownHook(new Thread(() -> System.exit(7)));
    }

    private static void sleep() {
        try {
            Thread.sleep(60_000);
        } catch (InterruptedException e) {
            // Then not.
        }
    }
}
