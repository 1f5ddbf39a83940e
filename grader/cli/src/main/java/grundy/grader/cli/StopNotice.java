package grundy.grader.cli;

import java.io.PrintWriter;
import java.util.function.IntSupplier;

/** Tells, where a run is told to stop, how far it is and how to go on. */
final class StopNotice {

    private final Thread atStop;

    /**
     * From now on.
     *
     * @param err where it is told
     * @param finished how many submissions are finished
     */
    StopNotice(PrintWriter err, IntSupplier finished) {
        atStop = new Thread(
                () -> {
                    err.print("\nstopped, " + finished.getAsInt()
                            + " submissions are finished; the same command with --resume goes on\n");
                    err.flush();
                },
                "notice of a stop");
        Runtime.getRuntime().addShutdownHook(atStop);
    }

    /** From now on no more. */
    void remove() {
        try {
            Runtime.getRuntime().removeShutdownHook(atStop);
        } catch (IllegalStateException e) {
            // We are being stopped, and it is told.
        }
    }
}
