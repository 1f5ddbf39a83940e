package grundy.grader.sandbox;

import grundy.grader.wire.Limits;
import grundy.grader.wire.Request;
import grundy.grader.wire.RequestReader;
import grundy.grader.wire.Response;
import grundy.grader.wire.ResponseWriter;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/** Runs as a child process that speaks the wire, well or badly: the name of each method that it is asked for says how. */
public final class ScriptedChild {

    private static final PrintStream CHANNEL = System.err;
    private static final ResponseWriter RESPONSES = new ResponseWriter(CHANNEL);
    private static int printed;

    private ScriptedChild() {}

    public static void main(String[] arguments) throws Exception {
        RESPONSES.send(new Response.Ready(Limits.VERSION));
        var requests = new RequestReader(System.in);
        for (Optional<Request> next = requests.read(); next.isPresent(); next = requests.read()) {
            for (Request.Call call : ((Request.Ask) next.get()).calls()) {
                act(
                        call.method(),
                        call.arguments().isEmpty()
                                ? 0
                                : (Integer) call.arguments().get(0));
            }
        }
    }

    private static void act(String what, int number) throws Exception {
        switch (what) {
            case "return" -> RESPONSES.send(new Response.Returned(number));
            case "sleep" -> Thread.sleep(number);
            case "exit" -> System.exit(number);
            case "closeChannel" -> CHANNEL.close();
            case "garbage" -> write("Exception in thread \"main\"".getBytes(StandardCharsets.US_ASCII));
            case "halfHeader" -> write(new byte[] {0, 0, 0});
            case "hugeFrame" -> write(new byte[] {127, 0, 0, 0, 68});
            case "print" -> print(number);
            case "forgeTotal" -> RESPONSES.send(new Response.ErrorOutput(new byte[0], number));
            case "change" -> RESPONSES.send(new Response.ChangedArgument("winningMove"));
            case "flood" -> flood();
            default -> throw new IllegalArgumentException(what);
        }
    }

    private static void write(byte[] bytes) {
        CHANNEL.write(bytes, 0, bytes.length);
        CHANNEL.flush();
    }

    /** As a worker tells of System.err: what is new as long as it is kept, and how much it was in all. */
    private static void print(int bytes) throws Exception {
        byte[] text = new byte[Math.max(0, Math.min(bytes, Limits.CAPTURED_OUTPUT - printed))];
        Arrays.fill(text, (byte) 'a');
        printed += bytes;
        RESPONSES.send(new Response.ErrorOutput(text, printed));
    }

    /** Frames without end that are no answers. */
    private static void flood() throws Exception {
        byte[] text = new byte[Limits.CAPTURED_OUTPUT];
        Arrays.fill(text, (byte) 'f');
        for (long total = text.length; ; total += text.length) {
            RESPONSES.send(new Response.ErrorOutput(text, total));
        }
    }
}
