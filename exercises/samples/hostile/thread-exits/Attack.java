package course;

/** Ends the program from another thread. */
public class Attack extends RightAnswers {

    @Override
    public int grundy(int heap) {
        if (heap == 17) {
            Thread other = new Thread(() -> System.exit(0));
            other.start();
            while (true) {
                Thread.onSpinWait();
            }
        }
        return super.grundy(heap);
    }
}
