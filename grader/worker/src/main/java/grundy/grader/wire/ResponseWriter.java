package grundy.grader.wire;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;

/** Sends responses to the grader. Any thread may send; frames never mix. */
public final class ResponseWriter {

    /** The first bytes of a conversation: {@code GRND}. */
    static final int MAGIC = 0x47524e44;

    private final OutputStream out;
    private final FrameOutput frame = new FrameOutput();

    /**
     * @param out where the grader listens; each response is one write followed by a flush
     */
    public ResponseWriter(OutputStream out) {
        this.out = out;
    }

    /**
     * Sends a response.
     *
     * @param response what to say
     * @throws ProtocolException if it does not fit within {@link Limits}; nothing was sent then
     * @throws IOException if the stream is broken
     */
    public synchronized void send(Response response) throws IOException {
        if (response instanceof Response.Returned returned) {
            frame.begin(FrameType.RETURNED);
            PlainValues.write(frame, returned.value());
        } else if (response instanceof Response.Threw threw) {
            frame.begin(FrameType.THREW);
            frame.putText(threw.type(), Limits.MESSAGE);
            putFault(threw.message(), threw.trace());
        } else if (response instanceof Response.AskCandidate query) {
            frame.begin(FrameType.ASK_CANDIDATE);
            frame.putText(query.method(), Limits.MESSAGE);
            PlainValues.write(frame, query.argument());
        } else if (response instanceof Response.ErrorOutput output) {
            frame.begin(FrameType.ERROR_OUTPUT);
            putOutput(output);
        } else if (response instanceof Response.ChangedArgument changed) {
            frame.begin(FrameType.CHANGED_ARGUMENT);
            frame.putText(changed.method(), Limits.MESSAGE);
        } else {
            putRare(response);
        }
        frame.sendTo(out);
    }

    /** What is said at most once in a run. */
    private void putRare(Response response) throws ProtocolException {
        if (response instanceof Response.Ready ready) {
            frame.begin(FrameType.READY);
            frame.putInt(MAGIC);
            frame.putInt(ready.version());
        } else if (response instanceof Response.Loaded loaded) {
            frame.begin(FrameType.LOADED);
            frame.putText(loaded.provider(), Limits.MESSAGE);
        } else if (response instanceof Response.NotLoaded notLoaded) {
            frame.begin(FrameType.NOT_LOADED);
            putFault(notLoaded.message(), notLoaded.trace());
        } else if (response instanceof Response.Compiled compiled) {
            frame.begin(FrameType.COMPILED);
            putClasses(compiled.classes());
            putErrors(compiled.errors());
        }
    }

    private void putFault(String message, List<String> trace) throws ProtocolException {
        frame.putText(message, Limits.MESSAGE);
        frame.putTexts(trace, Limits.TRACE_LINES, Limits.MESSAGE);
    }

    private void putOutput(Response.ErrorOutput output) throws ProtocolException {
        if (output.text().length > Limits.CAPTURED_OUTPUT || output.total() < output.text().length) {
            throw new ProtocolException("more output than is kept, or a total below it");
        }
        frame.putBytes(output.text());
        frame.putLong(output.total());
    }

    private void putClasses(List<Response.ClassFile> classes) throws ProtocolException {
        frame.putInt(classes.size());
        for (Response.ClassFile classFile : classes) {
            frame.putText(classFile.name());
            frame.putBytes(classFile.bytes());
        }
    }

    private void putErrors(List<Response.Diagnostic> errors) throws ProtocolException {
        frame.putCount(errors.size(), Limits.DIAGNOSTICS);
        for (Response.Diagnostic error : errors) {
            frame.putText(error.path());
            frame.putLong(error.line());
            frame.putLong(error.column());
            frame.putText(error.message(), Limits.DIAGNOSTIC_MESSAGE);
        }
    }
}
