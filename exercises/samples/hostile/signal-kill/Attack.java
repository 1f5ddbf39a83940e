package course;

import sun.misc.Signal;

/** Kills its own process. */
public class Attack extends RightAnswers {

    @Override
    public int grundy(int heap) {
        if (heap == 17) {
            Signal.raise(new Signal("KILL"));
            while (true) {
                Thread.onSpinWait();
            }
        }
        return super.grundy(heap);
    }
}
