package course;

/** Never answers for heap 17. */
public class Attack extends RightAnswers {

    @Override
    public int grundy(int heap) {
        if (heap == 17) {
            while (true) {
                Thread.onSpinWait();
            }
        }
        return super.grundy(heap);
    }
}
