package course;

/** Throws an exception whose message never ends. */
public class Attack extends RightAnswers {

    @Override
    public int grundy(int heap) {
        if (heap == 17) {
            throw new IllegalStateException() {
                @Override
                public String getMessage() {
                    while (true) {
                        Thread.onSpinWait();
                    }
                }
            };
        }
        return super.grundy(heap);
    }
}
