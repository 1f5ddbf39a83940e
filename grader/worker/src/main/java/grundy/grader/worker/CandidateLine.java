package grundy.grader.worker;

import grundy.exercises.HeapGameSolver;
import grundy.grader.wire.ProtocolException;
import grundy.grader.wire.Request;
import grundy.grader.wire.Response;
import grundy.grader.wire.ResponseWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.jspecify.annotations.Nullable;

/**
 * The line to the candidate of the call that is under way: one question at a time, and none when the call is over.
 *
 * <p>A solution may ask from several threads, and leave some behind that still ask.
 */
final class CandidateLine {

    private final ResponseWriter questions;
    private final Object mailbox = new Object();
    private boolean waiting;
    private @Nullable Request answer;
    private @Nullable RemoteSolver candidate;

    CandidateLine(ResponseWriter questions) {
        this.questions = questions;
    }

    /** The candidate of this call, under the same name for every call. */
    synchronized HeapGameSolver candidate() {
        if (candidate == null) {
            candidate = new RemoteSolver(this);
        }
        return candidate;
    }

    /** The call is over, and so are the questions to its candidate; waits for an answer that is still under way. */
    synchronized void hangUp() {
        candidate = null;
    }

    /**
     * Asks.
     *
     * @throws IllegalStateException if the call is over in which this candidate was given
     */
    synchronized Request ask(RemoteSolver asked, Response.AskCandidate question) {
        if (asked != candidate) {
            throw new IllegalStateException("a candidate can be asked until the call ends that it was given to");
        }
        synchronized (mailbox) {
            waiting = true;
        }
        try {
            questions.send(question);
        } catch (IOException e) {
            stopWaiting();
            throw new UncheckedIOException("the candidate cannot be asked", e);
        }
        return await();
    }

    private void stopWaiting() {
        synchronized (mailbox) {
            waiting = false;
        }
    }

    /** An interrupt ends no question: its answer would be taken for that of the next. */
    private Request await() {
        boolean interrupted = false;
        synchronized (mailbox) {
            while (answer == null) {
                try {
                    mailbox.wait();
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
            Request received = answer;
            answer = null;
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
            return received;
        }
    }

    /**
     * Takes an answer, in the thread that reads.
     *
     * @throws ProtocolException if nobody waits for one
     */
    void answer(Request received) throws ProtocolException {
        synchronized (mailbox) {
            if (!waiting) {
                throw new ProtocolException("an answer that nobody asked for");
            }
            waiting = false;
            answer = received;
            mailbox.notifyAll();
        }
    }
}
