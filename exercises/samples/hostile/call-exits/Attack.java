package course;

/** Ends the program with the status of success. */
public class Attack extends RightAnswers {

    @Override
    public int grundy(int heap) {
        if (heap == 17) {
            System.exit(0);
        }
        return super.grundy(heap);
    }
}
