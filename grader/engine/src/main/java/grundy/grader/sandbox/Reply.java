package grundy.grader.sandbox;

import grundy.grader.wire.Response;
import java.time.Duration;

/** What came back from a child process. */
public sealed interface Reply {

    /** It answered. */
    record Said(Response response) implements Reply {}

    /** It was silent for longer than the limit, and has been killed. */
    record Silent(Duration limit) implements Reply {}

    /**
     * It ended, or broke the protocol and was ended.
     *
     * @param how one line for a person
     */
    record Ended(String how) implements Reply {}
}
