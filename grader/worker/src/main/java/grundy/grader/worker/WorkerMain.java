package grundy.grader.worker;

import grundy.grader.wire.Limits;
import grundy.grader.wire.RequestLoop;
import grundy.grader.wire.Response;
import grundy.grader.wire.ResponseWriter;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * Runs a solution for the grader: requests come on standard input, responses leave on standard error.
 *
 * <p>Standard output belongs to the student's code. What it prints to {@link System#err} travels in frames, and {@link
 * System#in} is empty.
 */
public final class WorkerMain {

    /** Bytes of stack for the student's code: recursion some 100,000 calls deep. */
    private static final long STACK = 16 << 20;

    private WorkerMain() {}

    /**
     * Serves until the grader closes standard input.
     *
     * @param arguments none are read
     * @throws IOException if the grader cannot be told that the process is up
     */
    public static void main(String[] arguments) throws IOException {
        ResponseWriter responses = new ResponseWriter(new FileOutputStream(FileDescriptor.err));
        ErrorCapture errors = new ErrorCapture(responses);
        System.setErr(printer(errors));
        // Flushed at each print: what a solution said before it ended the process is not lost.
        System.setOut(printer(new FileOutputStream(FileDescriptor.out)));
        System.setIn(InputStream.nullInputStream());
        responses.send(new Response.Ready(Limits.VERSION));
        RequestLoop.serve(new FileInputStream(FileDescriptor.in), new Worker(responses, errors), STACK);
    }

    private static PrintStream printer(OutputStream out) {
        return new PrintStream(out, true, StandardCharsets.UTF_8);
    }
}
