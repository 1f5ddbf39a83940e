package grundy.grader.wire;

import java.io.IOException;

/** The other side sent bytes that are no frame of this protocol, or this side was asked to. */
public final class ProtocolException extends IOException {

    private static final long serialVersionUID = 1L;

    /**
     * @param message one line that says what was wrong
     */
    public ProtocolException(String message) {
        super(message);
    }
}
