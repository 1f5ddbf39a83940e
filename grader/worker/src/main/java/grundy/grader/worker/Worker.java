package grundy.grader.worker;

import grundy.grader.wire.Foreign;
import grundy.grader.wire.Limits;
import grundy.grader.wire.ProtocolException;
import grundy.grader.wire.Request;
import grundy.grader.wire.RequestLoop;
import grundy.grader.wire.Response;
import grundy.grader.wire.ResponseWriter;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Loads one solution and asks it. Whatever the solution throws is an answer like any other. */
final class Worker implements RequestLoop.Handler {

    private static final Foreign TOO_LONG = new Foreign("value of more than " + (Limits.ANSWER >> 20) + " MiB");

    private final ResponseWriter responses;
    private final ErrorCapture errors;
    private final CandidateLine candidates;
    private @Nullable SolverAdapter solver;
    private boolean changeTold;

    Worker(ResponseWriter responses, ErrorCapture errors) {
        this.responses = responses;
        this.errors = errors;
        this.candidates = new CandidateLine(responses);
    }

    @Override
    public void handle(Request request) throws IOException {
        if (request instanceof Request.Ask ask) {
            askAll(ask.calls());
        } else if (request instanceof Request.Load load) {
            sendLast(load(load));
        } else {
            throw new ProtocolException("a worker does not compile");
        }
    }

    @Override
    public void answer(Request answer) throws ProtocolException {
        candidates.answer(answer);
    }

    /** The last response to a request: what was printed is told before, so that the grader need not wait for more. */
    private void sendLast(Response response) throws IOException {
        errors.reportTotal();
        responses.send(response);
    }

    private Response load(Request.Load load) throws ProtocolException {
        Provider provider = Provider.at(load);
        try {
            Object created = provider.create();
            solver = SolverAdapter.of(provider.solverType(), created, candidates);
            return new Response.Loaded(Limits.cut(created.getClass().getName(), Limits.MESSAGE));
        } catch (ProviderFault fault) {
            return new Response.NotLoaded(fault.line(), fault.trace());
        }
    }

    private void askAll(List<Request.Call> calls) throws IOException {
        if (solver == null) {
            throw new ProtocolException("there is no solution to ask");
        }
        int left = calls.size();
        for (Request.Call call : calls) {
            left--;
            List<Object> arguments = solver.arguments(call.method(), call.arguments());
            Response answer = ask(solver, call.method(), arguments);
            if (!changeTold && changed(solver.arguments(call.method(), call.arguments()), arguments)) {
                changeTold = true;
                responses.send(new Response.ChangedArgument(call.method()));
            }
            candidates.hangUp();
            if (left == 0) {
                errors.reportTotal();
            }
            sendAnswer(answer);
        }
    }

    /** Texts and names of types, each short enough, may be too many together. */
    private void sendAnswer(Response answer) throws IOException {
        try {
            responses.send(answer);
        } catch (ProtocolException tooLong) {
            responses.send(new Response.Returned(TOO_LONG));
        }
    }

    private static Response ask(SolverAdapter solver, String method, List<Object> arguments) throws ProtocolException {
        try {
            return new Response.Returned(Answer.plain(solver.call(method, arguments)));
        } catch (ProtocolException e) {
            throw e; // not the student's: no solution can see this class
        } catch (Throwable thrown) {
            return new Response.Threw(Thrown.type(thrown), Thrown.message(thrown), Thrown.trace(thrown));
        } finally {
            // An interrupt that the solution left behind is not the next call's.
            Thread.interrupted();
        }
    }

    private static boolean changed(List<Object> given, List<Object> after) {
        try {
            return !Arrays.deepEquals(given.toArray(), after.toArray());
        } catch (Throwable hostile) {
            // What was put into a list threw, or a thread left behind still writes to it.
            return true;
        }
    }
}
