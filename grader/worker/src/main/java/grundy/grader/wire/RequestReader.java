package grundy.grader.wire;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads requests in a child process. For one thread at a time. */
public final class RequestReader {

    private final InputStream in;

    /**
     * @param in where the requests come from; this reader buffers, and owns the stream from now on
     */
    public RequestReader(InputStream in) {
        this.in = new BufferedInputStream(in);
    }

    /**
     * Waits for a request.
     *
     * @return the next one, or empty at a clean end of the stream
     * @throws ProtocolException if the bytes are no request
     * @throws IOException if the stream is broken
     */
    public Optional<Request> read() throws IOException {
        FrameInput frame = FrameInput.read(in);
        if (frame == null) {
            return Optional.empty();
        }
        Request request = request(frame);
        frame.end();
        return Optional.of(request);
    }

    private static Request request(FrameInput frame) throws ProtocolException {
        return switch (frame.type()) {
            case FrameType.LOAD -> new Request.Load(frame.text(), frame.texts());
            case FrameType.ASK -> new Request.Ask(calls(frame));
            case FrameType.CANDIDATE_RETURNED -> new Request.CandidateReturned(PlainValues.read(frame));
            case FrameType.CANDIDATE_THREW -> new Request.CandidateThrew(frame.text(Limits.MESSAGE));
            case FrameType.COMPILE -> new Request.Compile(sources(frame), frame.texts());
            default -> throw new ProtocolException("a frame of type " + frame.type() + " is no request");
        };
    }

    private static List<Request.Call> calls(FrameInput frame) throws ProtocolException {
        int count = frame.count(Limits.FRAME, 5);
        List<Request.Call> calls = new ArrayList<>(count);
        String last = "";
        for (int i = 0; i < count; i++) {
            if (frame.oneByte() != RequestWriter.SAME_METHOD) {
                last = frame.text();
            }
            calls.add(new Request.Call(last, arguments(frame)));
        }
        return calls;
    }

    private static List<Object> arguments(FrameInput frame) throws ProtocolException {
        Object[] arguments = new Object[frame.count(Limits.LIST, 1)];
        for (int i = 0; i < arguments.length; i++) {
            Object argument =
                    frame.startsWith(RequestWriter.CANDIDATE) ? new Request.Candidate() : PlainValues.read(frame);
            if (argument == null) {
                throw new ProtocolException("an argument that is null");
            }
            arguments[i] = argument;
        }
        return List.of(arguments);
    }

    private static List<Request.SourceFile> sources(FrameInput frame) throws ProtocolException {
        int count = frame.count(Limits.FRAME, 8);
        List<Request.SourceFile> sources = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            sources.add(new Request.SourceFile(frame.text(), frame.text()));
        }
        return sources;
    }
}
