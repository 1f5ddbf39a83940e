package grundy.grader.wire;

/** The kinds of frames, and how long each may be. */
final class FrameType {

    static final int LOAD = 1;
    static final int ASK = 2;
    static final int COMPILE = 3;
    static final int CANDIDATE_RETURNED = 4;
    static final int CANDIDATE_THREW = 5;

    static final int READY = 65;
    static final int LOADED = 66;
    static final int NOT_LOADED = 67;
    static final int RETURNED = 68;
    static final int THREW = 69;
    static final int CHANGED_ARGUMENT = 70;
    static final int ERROR_OUTPUT = 71;
    static final int COMPILED = 72;
    static final int ASK_CANDIDATE = 73;

    private FrameType() {}

    /** The most bytes that the payload of a frame of this type may have, or -1 where there is no such type. */
    static int limit(int type) {
        return switch (type) {
            case LOAD, ASK, COMPILE, COMPILED -> Limits.FRAME;
            case READY, LOADED, NOT_LOADED, RETURNED, THREW, CHANGED_ARGUMENT, ERROR_OUTPUT -> Limits.ANSWER;
            case ASK_CANDIDATE, CANDIDATE_RETURNED, CANDIDATE_THREW -> Limits.ANSWER;
            default -> -1;
        };
    }
}
