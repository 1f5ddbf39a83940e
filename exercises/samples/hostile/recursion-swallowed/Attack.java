package course;

/** Calls itself without end, and each time that the stack is full it calls itself again: 2 to the depth of the stack. */
public class Attack extends RightAnswers {

    private static void again() {
        try {
            again();
        } finally {
            again();
        }
    }

    @Override
    public int grundy(int heap) {
        if (heap == 17) {
            again();
        }
        return super.grundy(heap);
    }
}
