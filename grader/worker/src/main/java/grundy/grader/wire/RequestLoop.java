package grundy.grader.wire;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Queue;

/**
 * The life of a child process: one thread reads requests, another works on them in order.
 *
 * <p>Reading apart from working lets the process end as soon as the grader is gone, whatever the work is doing then:
 * so the other side must keep the stream of requests open until it has its answers.
 */
public final class RequestLoop implements Runnable {

    /** The grader closed the stream of requests. */
    public static final int ENDED = 0;

    /** Something that should not happen: a broken stream, a request that makes no sense, no memory left to answer. */
    public static final int BROKEN = 70;

    private final Handler handler;
    private final Queue<Request> waiting = new ArrayDeque<>();

    private RequestLoop(Handler handler) {
        this.handler = handler;
    }

    /** Works on requests. */
    public interface Handler {

        /**
         * Works on one request and sends all that belongs to it.
         *
         * @param request what to do
         * @throws IOException if the request makes no sense or the answer cannot be sent; this ends the process
         */
        void handle(Request request) throws IOException;

        /**
         * Takes the answer to a question of the work that is going on; called by the thread that reads.
         *
         * @param answer {@link Request.CandidateReturned} or {@link Request.CandidateThrew}
         * @throws ProtocolException if nobody asked; this ends the process
         */
        default void answer(Request answer) throws ProtocolException {
            throw new ProtocolException("an answer that nobody asked for");
        }
    }

    /**
     * Serves until the requests end, then halts the virtual machine; never returns. Halting waits for no thread and runs
     * no code of others.
     *
     * @param requests where the requests come from
     * @param handler what works on them, on a thread of its own
     * @param stackSize that thread's stack in bytes
     */
    public static void serve(InputStream requests, Handler handler, long stackSize) {
        int status = BROKEN;
        try {
            RequestLoop loop = new RequestLoop(handler);
            new Thread(null, loop, "work", stackSize).start();
            loop.readAll(new RequestReader(requests));
            status = ENDED;
        } catch (IOException e) {
            // The grader cannot be told: it sent what nobody understands, or is gone.
            status = BROKEN;
        } finally {
            Runtime.getRuntime().halt(status);
        }
    }

    private void readAll(RequestReader reader) throws IOException {
        Optional<Request> request = reader.read();
        while (request.isPresent()) {
            pass(request.get());
            request = reader.read();
        }
    }

    @Override
    public void run() {
        try {
            while (true) {
                handler.handle(next());
            }
        } catch (IOException e) {
            // As above.
        } finally {
            Runtime.getRuntime().halt(BROKEN);
        }
    }

    private void pass(Request request) throws IOException {
        if (request instanceof Request.CandidateReturned || request instanceof Request.CandidateThrew) {
            handler.answer(request);
        } else {
            add(request);
        }
    }

    private synchronized void add(Request request) {
        waiting.add(request);
        notifyAll();
    }

    private synchronized Request next() {
        Request request = waiting.poll();
        while (request == null) {
            try {
                wait();
            } catch (InterruptedException e) {
                // A thread that a student's code left behind may interrupt this one: it has no say here.
            }
            request = waiting.poll();
        }
        return request;
    }
}
