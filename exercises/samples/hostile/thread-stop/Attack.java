package course;

/** Stops every other thread, those of the worker too. */
public class Attack extends RightAnswers {

    @Override
    public int grundy(int heap) {
        if (heap == 17) {
            for (Thread thread : Thread.getAllStackTraces().keySet()) {
                if (thread != Thread.currentThread()) {
                    thread.stop();
                }
            }
            throw new ThreadDeath();
        }
        return super.grundy(heap);
    }
}
