package grundy.grader.sandbox;

import grundy.grader.wire.Limits;
import grundy.grader.wire.ProtocolException;
import grundy.grader.wire.Request;
import grundy.grader.wire.RequestWriter;
import grundy.grader.wire.Response;
import grundy.grader.wire.ResponseReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Requests and responses between us and one child process, each within a limit of wall-clock time. Used by one thread.
 *
 * <p>After a reply that is not {@link Reply.Said} the child is dead, and every further reply is {@link Reply.Ended}.
 */
public final class Conversation implements AutoCloseable {

    private final Child child;
    private final RequestWriter requests;
    private final ResponseReader responses;
    private final Watchdog watchdog;
    private final ByteArrayOutputStream errorOutput = new ByteArrayOutputStream();
    private long errorBytes;
    private boolean changedArgument;
    private Reply.@Nullable Ended ended;

    private Conversation(Child child) {
        this.child = child;
        this.requests = new RequestWriter(child.requests());
        this.responses = new ResponseReader(child.responses());
        this.watchdog = Watchdog.over(child);
    }

    /**
     * Starts a child process. It has said nothing yet; the first reply is {@link Response.Ready}.
     *
     * @throws IOException if the process cannot be started
     */
    public static Conversation start(Sandbox sandbox, ChildSpec spec) throws IOException {
        return new Conversation(sandbox.start(spec));
    }

    /**
     * Waits until the child is up; nothing of a student's has run before that.
     *
     * @throws IllegalStateException if it does not come up: a fault of ours or of the machine
     */
    public void awaitReady(Duration limit) {
        Reply reply = receive(limit);
        if (!(reply instanceof Reply.Said said) || !(said.response() instanceof Response.Ready)) {
            throw new IllegalStateException("a child process did not start (" + reply + "): "
                    + child.output().text());
        }
    }

    /** The process at the other end. */
    public Child child() {
        return child;
    }

    /**
     * Sends a request and waits for the first response to it.
     *
     * @param limit how long both may take together
     */
    public Reply ask(Request request, Duration limit) {
        if (ended != null) {
            return ended;
        }
        watchdog.arm(limit);
        try {
            requests.send(request);
        } catch (IOException e) {
            return failed(limit, "it no longer reads what it is asked");
        }
        return receive(limit);
    }

    /**
     * Waits for the next response.
     *
     * @param limit how long it may take
     */
    public Reply receive(Duration limit) {
        if (ended != null) {
            return ended;
        }
        watchdog.arm(limit);
        try {
            Optional<Response> response = nextOfMeaning();
            boolean late = watchdog.disarm();
            if (response.isPresent() && !late) {
                return new Reply.Said(response.get());
            }
            return failed(limit, "");
        } catch (ProtocolException e) {
            return failed(limit, "what it sent is no answer: " + e.getMessage());
        } catch (IOException e) {
            return failed(limit, "");
        }
    }

    /** What the code in the child printed to {@code System.err}: the first part. */
    public String errorText() {
        return errorOutput.toString(StandardCharsets.UTF_8);
    }

    /** How many bytes it printed to {@code System.err}. */
    public long errorBytes() {
        return errorBytes;
    }

    /** Whether the code in the child changed a list that it was given. */
    public boolean changedArgument() {
        return changedArgument;
    }

    @Override
    public void close() {
        watchdog.stop();
        child.close();
    }

    private Optional<Response> nextOfMeaning() throws IOException {
        while (true) {
            Optional<Response> response = responses.read();
            if (response.isPresent() && response.get() instanceof Response.ErrorOutput output) {
                keep(output);
            } else if (response.isPresent() && response.get() instanceof Response.ChangedArgument) {
                changedArgument = true;
            } else {
                return response;
            }
        }
    }

    /** Each frame holds what is new, and how much it is with all before it. A forged one can only add. */
    private void keep(Response.ErrorOutput output) {
        int room = Limits.CAPTURED_OUTPUT - errorOutput.size();
        errorOutput.write(output.text(), 0, Math.min(room, output.text().length));
        errorBytes = Math.max(errorBytes, output.total());
    }

    private Reply failed(Duration limit, String reason) {
        boolean late = watchdog.disarm();
        String how = reason;
        if (!reason.isEmpty()) {
            child.kill();
        } else if (!child.endsSoon()) {
            how = "it closed the channel to the grader";
        }
        int exit = child.awaitEnd();
        ended = new Reply.Ended(how.isEmpty() ? "it ended itself with exit status " + exit : how);
        return late ? new Reply.Silent(limit) : ended;
    }
}
