package course;

/** Ends the virtual machine with the status of success, without any hook. */
public class Attack extends RightAnswers {

    @Override
    public int grundy(int heap) {
        if (heap == 17) {
            Runtime.getRuntime().halt(0);
        }
        return super.grundy(heap);
    }
}
