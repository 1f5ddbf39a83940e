package course;

/** Prints and never stops. */
public class Attack extends RightAnswers {

    @Override
    public int grundy(int heap) {
        if (heap == 17) {
            while (true) {
                System.out.println("out");
                System.err.println("err");
            }
        }
        return super.grundy(heap);
    }
}
