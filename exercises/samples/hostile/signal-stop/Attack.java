package course;

import sun.misc.Signal;

/** Stops its own process as Ctrl-Z would. */
public class Attack extends RightAnswers {

    @Override
    public int grundy(int heap) {
        if (heap == 17) {
            Signal.raise(new Signal("STOP"));
        }
        return super.grundy(heap);
    }
}
