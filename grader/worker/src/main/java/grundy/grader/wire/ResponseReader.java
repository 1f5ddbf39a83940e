package grundy.grader.wire;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads what a child process says. For one thread at a time; every byte is taken to be hostile. */
public final class ResponseReader {

    private final InputStream in;

    /**
     * @param in where the child speaks; this reader buffers, and owns the stream from now on
     */
    public ResponseReader(InputStream in) {
        this.in = new BufferedInputStream(in);
    }

    /**
     * Waits for a response.
     *
     * @return the next one, or empty at a clean end of the stream
     * @throws ProtocolException if the bytes are no response, or one of another version; one line says why
     * @throws IOException if the stream is broken
     */
    public Optional<Response> read() throws IOException {
        FrameInput frame = FrameInput.read(in);
        if (frame == null) {
            return Optional.empty();
        }
        Response response = response(frame);
        frame.end();
        return Optional.of(response);
    }

    private static Response response(FrameInput frame) throws ProtocolException {
        return switch (frame.type()) {
            case FrameType.READY -> ready(frame);
            case FrameType.LOADED -> new Response.Loaded(frame.text(Limits.MESSAGE));
            case FrameType.NOT_LOADED -> new Response.NotLoaded(frame.text(Limits.MESSAGE), trace(frame));
            case FrameType.RETURNED -> new Response.Returned(PlainValues.read(frame));
            case FrameType.THREW ->
                new Response.Threw(frame.text(Limits.MESSAGE), frame.text(Limits.MESSAGE), trace(frame));
            case FrameType.ASK_CANDIDATE ->
                new Response.AskCandidate(frame.text(Limits.MESSAGE), PlainValues.read(frame));
            case FrameType.CHANGED_ARGUMENT -> new Response.ChangedArgument(frame.text(Limits.MESSAGE));
            case FrameType.ERROR_OUTPUT -> errorOutput(frame);
            case FrameType.COMPILED -> new Response.Compiled(classes(frame), errors(frame));
            default -> throw new ProtocolException("a frame of type " + frame.type() + " is no response");
        };
    }

    private static Response.Ready ready(FrameInput frame) throws ProtocolException {
        if (frame.integer() != ResponseWriter.MAGIC) {
            throw new ProtocolException("the child process does not speak this protocol");
        }
        int version = frame.integer();
        if (version != Limits.VERSION) {
            throw new ProtocolException(
                    "the child process speaks version " + version + " of the protocol, not " + Limits.VERSION);
        }
        return new Response.Ready(version);
    }

    private static List<String> trace(FrameInput frame) throws ProtocolException {
        return frame.texts(Limits.TRACE_LINES, Limits.MESSAGE);
    }

    private static Response.ErrorOutput errorOutput(FrameInput frame) throws ProtocolException {
        byte[] text = frame.bytes(Limits.CAPTURED_OUTPUT);
        long total = frame.longInteger();
        if (total < text.length) {
            throw new ProtocolException("a total of " + total + " bytes of output where " + text.length + " came");
        }
        return new Response.ErrorOutput(text, total);
    }

    private static List<Response.ClassFile> classes(FrameInput frame) throws ProtocolException {
        int count = frame.count(Limits.FRAME, 8);
        List<Response.ClassFile> classes = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            classes.add(new Response.ClassFile(frame.text(), frame.bytes(Limits.FRAME)));
        }
        return classes;
    }

    private static List<Response.Diagnostic> errors(FrameInput frame) throws ProtocolException {
        int count = frame.count(Limits.DIAGNOSTICS, 24);
        List<Response.Diagnostic> errors = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            errors.add(new Response.Diagnostic(
                    frame.text(), frame.longInteger(), frame.longInteger(), frame.text(Limits.DIAGNOSTIC_MESSAGE)));
        }
        return errors;
    }
}
