package course;

import java.util.List;
import sun.misc.Signal;
import sun.misc.SignalHandler;

/** Takes the signals that ask a process to end for itself, and does nothing. */
public class Attack extends RightAnswers {

    public Attack() {
        for (String name : List.of("TERM", "INT", "HUP")) {
            try {
                Signal.handle(new Signal(name), SignalHandler.SIG_IGN);
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
        new Thread(() -> {
            while (true) {
                Thread.onSpinWait();
            }
        }).start();
    }
}
