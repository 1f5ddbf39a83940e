package students;

/** Throws exceptions whose own methods are traps. */
public final class Hostile extends Half {

    static class Trap extends RuntimeException {
        private final int kind;

        Trap(int kind) {
            this.kind = kind;
        }

        @Override
        public String getMessage() {
            switch (kind) {
                case 1:
                    throw new Trap(0);
                case 2:
                    return getMessage();
                case 3:
                    return "m".repeat(5_000_000);
                default:
                    return null;
            }
        }

        @Override
        public String toString() {
            throw new Trap(0);
        }

        @Override
        public StackTraceElement[] getStackTrace() {
            switch (kind) {
                case 4:
                    return null;
                case 5:
                    throw new Trap(0);
                case 6:
                    StackTraceElement[] frames = new StackTraceElement[200_000];
                    java.util.Arrays.fill(
                            frames, new StackTraceElement("solution", null, null, "C", "m\n".repeat(2_000), "f", 1));
                    return frames;
                case 7:
                    return new StackTraceElement[1];
                default:
                    return super.getStackTrace();
            }
        }

        @Override
        public Throwable getCause() {
            return this;
        }
    }

    @Override
    public int grundy(int heap) {
        throw new Trap(heap);
    }
}
