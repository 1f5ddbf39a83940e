package course;

/** Calls itself without end. */
public class Attack extends RightAnswers {

    @Override
    public int grundy(int heap) {
        if (heap == 17) {
            return 1 + grundy(heap);
        }
        return super.grundy(heap);
    }
}
