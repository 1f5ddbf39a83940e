package course;

/** Ends the program while a shutdown hook of its own never ends. */
public class Attack extends RightAnswers {

    @Override
    public int grundy(int heap) {
        if (heap == 17) {
            Runtime.getRuntime().addShutdownHook(new Thread(() -> {
                while (true) {
                    Thread.onSpinWait();
                }
            }));
            System.exit(0);
        }
        return super.grundy(heap);
    }
}
