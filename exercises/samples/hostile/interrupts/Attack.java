package course;

/** Interrupts every thread again and again. */
public class Attack extends RightAnswers {

    public Attack() {
        Thread nagging = new Thread(() -> {
            while (true) {
                Thread.getAllStackTraces().keySet().forEach(Thread::interrupt);
                Thread.onSpinWait();
            }
        });
        nagging.setDaemon(true);
        nagging.start();
    }
}
