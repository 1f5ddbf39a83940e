package grundy.grader.grading;

import grundy.grader.result.Report;
import grundy.grader.sandbox.ChildSpec;
import grundy.grader.sandbox.Conversation;
import grundy.grader.sandbox.Reply;
import grundy.grader.sandbox.Sandbox;
import grundy.grader.wire.Request;
import grundy.grader.wire.Response;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Worker processes for one submission, one after the other, and what the solution printed in all of them. */
final class WorkerSource implements AutoCloseable {

    private final Sandbox sandbox;
    private final ChildSpec spec;
    private final GradingLimits limits;
    private final OutputTally out = new OutputTally();
    private final OutputTally err = new OutputTally();
    private @Nullable Conversation booting;
    private @Nullable StagedSolution solution;
    private boolean changedArgument;

    /** Starts the first process already now, so that it boots while the sources are compiled. */
    WorkerSource(Sandbox sandbox, ChildSpec spec, GradingLimits limits) {
        this.sandbox = sandbox;
        this.spec = spec;
        this.limits = limits;
        this.booting = start();
    }

    /** Says what is to be loaded by all processes. */
    void loads(StagedSolution staged) {
        solution = staged;
    }

    /**
     * A process that has loaded and constructed the solution.
     *
     * @throws NotGradable if it cannot be loaded, ends itself meanwhile, or takes too long
     */
    Conversation next() throws NotGradable {
        StagedSolution staged = solution;
        if (staged == null) {
            throw new IllegalStateException("nothing to load yet");
        }
        Conversation worker = booting == null ? start() : booting;
        booting = null;
        try {
            worker.awaitReady(limits.start());
            load(worker, staged);
            return worker;
        } catch (NotGradable | RuntimeException e) {
            retire(worker);
            throw e;
        }
    }

    /** Ends a process, and remembers what was printed in it. */
    void retire(Conversation worker) {
        worker.close();
        out.add(worker.child().output().text(), worker.child().output().totalBytes());
        err.add(worker.errorText(), worker.errorBytes());
        changedArgument |= worker.changedArgument();
    }

    Report.Output output() {
        return new Report.Output(out.text(), out.total(), err.text(), err.total());
    }

    boolean changedArgument() {
        return changedArgument;
    }

    @Override
    public void close() {
        if (booting != null) {
            booting.close();
        }
    }

    private Conversation start() {
        try {
            return Conversation.start(sandbox, spec);
        } catch (IOException e) {
            throw new UncheckedIOException("the worker process could not be started", e);
        }
    }

    private void load(Conversation worker, StagedSolution staged) throws NotGradable {
        String folder = worker.child().nameOf(staged.folder());
        List<String> classPath =
                staged.entries().stream().map(e -> folder + "/" + e).toList();
        Reply reply = worker.ask(new Request.Load(staged.solverType(), classPath), limits.load());
        if (!(reply instanceof Reply.Said said)) {
            throw unanswered(reply);
        }
        if (said.response() instanceof Response.NotLoaded notLoaded) {
            throw new NotGradable(
                    Report.Status.NOT_LOADABLE,
                    notLoaded.message(),
                    notLoaded.trace().stream()
                            .map(t -> new Report.Detail("at " + t, null, 0))
                            .toList());
        }
        if (!(said.response() instanceof Response.Loaded)) {
            throw new NotGradable(
                    Report.Status.CRASHED,
                    "the program broke into the grader's own channel while it was loaded",
                    List.of());
        }
    }

    private NotGradable unanswered(Reply reply) {
        if (reply instanceof Reply.Ended ended) {
            return new NotGradable(
                    Report.Status.CRASHED,
                    "the program ended before it could be asked anything: " + ended.how()
                            + "; look at its constructor and its static fields",
                    List.of());
        }
        return new NotGradable(
                Report.Status.TIMED_OUT,
                "loading and constructing the solution took longer than "
                        + limits.load().toSeconds()
                        + " s: look for an endless loop in its constructor and its static fields",
                List.of());
    }
}
