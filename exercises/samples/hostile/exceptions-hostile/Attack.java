package course;

import java.util.Arrays;

/** Throws exceptions whose own methods are traps, one for each heap from 3 to 10. */
public class Attack extends RightAnswers {

    @Override
    public int grundy(int heap) {
        if (heap >= 3 && heap <= 10) {
            throw new Trap(heap);
        }
        return super.grundy(heap);
    }

    private static final class Trap extends RuntimeException {
        private final int kind;

        Trap(int kind) {
            this.kind = kind;
        }

        @Override
        public String getMessage() {
            return switch (kind) {
                case 3 -> throw new Trap(3);
                case 4 -> getMessage();
                case 5 -> "m".repeat(5_000_000);
                case 6 -> "\u001b[2J<script>\ud83d\r\n\0";
                default -> null;
            };
        }

        @Override
        public StackTraceElement[] getStackTrace() {
            return switch (kind) {
                case 7 -> null;
                case 8 -> new StackTraceElement[] {null};
                case 9 -> many();
                case 10 -> throw new ThreadDeath();
                default -> super.getStackTrace();
            };
        }

        private static StackTraceElement[] many() {
            StackTraceElement[] frames = new StackTraceElement[100_000];
            Arrays.fill(frames, new StackTraceElement("solution", null, null, "C", "m\n".repeat(2_000), "f", 1));
            return frames;
        }

        @Override
        public synchronized Throwable getCause() {
            return this;
        }

        @Override
        public String toString() {
            throw new Trap(3);
        }
    }
}
