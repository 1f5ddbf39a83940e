package grundy.grader.wire;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;

/** Sends requests to a child process. For one thread at a time. */
public final class RequestWriter {

    static final int SAME_METHOD = 0;
    static final int NEW_METHOD = 1;

    /** Stands where a plain value begins, and is the tag of none. */
    static final int CANDIDATE = 127;

    private final OutputStream out;
    private final FrameOutput frame = new FrameOutput();

    /**
     * @param out the child's standard input; each request is one write followed by a flush
     */
    public RequestWriter(OutputStream out) {
        this.out = out;
    }

    /**
     * Sends a request.
     *
     * @param request what to do
     * @throws ProtocolException if it does not fit within {@link Limits}; nothing was sent then
     * @throws IOException if the stream is broken
     */
    public void send(Request request) throws IOException {
        if (request instanceof Request.Load load) {
            frame.begin(FrameType.LOAD);
            frame.putText(load.solverType());
            frame.putTexts(load.classPath());
        } else if (request instanceof Request.Ask ask) {
            frame.begin(FrameType.ASK);
            putCalls(ask.calls());
        } else if (request instanceof Request.CandidateReturned returned) {
            frame.begin(FrameType.CANDIDATE_RETURNED);
            PlainValues.write(frame, returned.value());
        } else if (request instanceof Request.CandidateThrew threw) {
            frame.begin(FrameType.CANDIDATE_THREW);
            frame.putText(threw.message(), Limits.MESSAGE);
        } else if (request instanceof Request.Compile compile) {
            frame.begin(FrameType.COMPILE);
            putSources(compile.sources());
            frame.putTexts(compile.libraries());
        }
        frame.sendTo(out);
    }

    /** A run of calls of one method names it once: it is most of what the child would have to decode. */
    private void putCalls(List<Request.Call> calls) throws ProtocolException {
        frame.putInt(calls.size());
        String last = "";
        for (Request.Call call : calls) {
            if (call.method().equals(last)) {
                frame.putByte(SAME_METHOD);
            } else {
                frame.putByte(NEW_METHOD);
                frame.putText(call.method());
                last = call.method();
            }
            frame.putInt(call.arguments().size());
            for (Object argument : call.arguments()) {
                putArgument(argument);
            }
        }
    }

    private void putArgument(Object argument) throws ProtocolException {
        if (argument instanceof Request.Candidate) {
            frame.putByte(CANDIDATE);
        } else {
            PlainValues.write(frame, argument);
        }
    }

    private void putSources(List<Request.SourceFile> sources) throws ProtocolException {
        frame.putInt(sources.size());
        for (Request.SourceFile source : sources) {
            frame.putText(source.path());
            frame.putText(source.text());
        }
    }
}
