package grundy.grader.compiler;

import grundy.grader.wire.Limits;
import grundy.grader.wire.ProtocolException;
import grundy.grader.wire.Request;
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
import java.util.List;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/**
 * Compiles sources for the grader, one submission after another: requests come on standard input, responses leave on
 * standard error, and nothing is written to standard output.
 */
public final class CompilerMain implements RequestLoop.Handler {

    /** Bytes of stack: the compiler recurses into nested expressions. */
    private static final long STACK = 64 << 20;

    private final ResponseWriter responses;
    private final JavaCompiler javac;
    private final PlatformFiles platform = new PlatformFiles();

    CompilerMain(ResponseWriter responses, JavaCompiler javac) {
        this.responses = responses;
        this.javac = javac;
    }

    /**
     * Serves until the grader closes standard input.
     *
     * @param arguments none are read
     * @throws IOException if the grader cannot be told that the process is up
     */
    public static void main(String[] arguments) throws IOException {
        ResponseWriter responses = new ResponseWriter(new FileOutputStream(FileDescriptor.err));
        PrintStream silence = new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
        System.setErr(silence);
        System.setOut(silence);
        System.setIn(InputStream.nullInputStream());
        JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
        if (javac == null) {
            throw new IOException("this Java has no compiler: a JDK is needed");
        }
        responses.send(new Response.Ready(Limits.VERSION));
        RequestLoop.serve(new FileInputStream(FileDescriptor.in), new CompilerMain(responses, javac), STACK);
    }

    @Override
    public void handle(Request request) throws IOException {
        if (!(request instanceof Request.Compile compile)) {
            throw new ProtocolException("a compiler does not run solutions");
        }
        Response.Compiled compiled = Compilation.of(javac, platform, compile);
        try {
            responses.send(compiled);
        } catch (ProtocolException e) {
            responses.send(new Response.Compiled(List.of(), List.of(Errors.gaveUp("the classes are too large"))));
        }
    }
}
