package grundy.grader.wire;

/** How much either side reads before it calls the other broken. */
public final class Limits {

    /** The version of the protocol. */
    public static final int VERSION = 1;

    /** Bytes in one frame: 32 MiB, enough for the classes of a large submission. */
    public static final int FRAME = 32 << 20;

    /** Bytes of the student's output that are kept of each stream; the rest is counted. */
    public static final int CAPTURED_OUTPUT = 64 << 10;

    /** Characters of an exception's message that are kept. */
    public static final int MESSAGE = 500;

    /** Lines of an exception's trace that are kept. */
    public static final int TRACE_LINES = 8;

    /** Elements in one list of an answer. */
    public static final int LIST = 10_000;

    /** How deep lists may be nested in an answer. */
    public static final int DEPTH = 4;

    private Limits() {}
}
