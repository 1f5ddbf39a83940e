package grundy.grader.sandbox;

import java.time.Duration;

/** How a program ended, with what it printed. */
public record ProgramEnd(How how, CapturedStream out, CapturedStream err) {

    /** How a program ended. */
    public sealed interface How {

        /** By itself, or by a signal, which a status above 128 tells: 128 + n for signal n. */
        record Exited(int status) implements How {}

        /** It ran for longer than it may, and was killed. */
        record TimedOut(Duration limit) implements How {}

        /** It printed more than it may, and was killed. */
        record Flooded(long limit) implements How {}

        /** The system does not start it, for a reason such as {@code Exec format error}. */
        record NotStarted(String why) implements How {}
    }
}
