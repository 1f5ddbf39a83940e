package course;

/** Never leaves its static initialiser. */
public class Attack extends RightAnswers {

    static {
        long end = System.nanoTime() + 60_000_000_000L;
        while (System.nanoTime() < end) {
            Thread.onSpinWait();
        }
    }
}
