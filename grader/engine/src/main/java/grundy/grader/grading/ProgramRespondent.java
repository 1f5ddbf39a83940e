package grundy.grader.grading;

import grundy.catalogue.Answer;
import grundy.catalogue.Question;
import grundy.grader.protocol.TextProtocol;
import grundy.grader.protocol.TextProtocol.Asked;
import grundy.grader.result.Report;
import grundy.grader.sandbox.ProgramEnd;
import grundy.grader.sandbox.ProgramSpec;
import grundy.grader.sandbox.ResourceLimits;
import grundy.grader.sandbox.Sandbox;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A program that is run once for each sum that it is asked about, several at a time, and once for its table of values. What
 * is found does not depend on how many run at a time.
 */
final class ProgramRespondent implements Respondent {

    private final Sandbox sandbox;
    private final StagedProgram staged;
    private final List<String> command;
    private final GradingLimits limits;
    private final ExecutorService pool;
    private final OutputTally errors = new OutputTally();
    private @Nullable Run firstTable;

    /** One run of the program: what it said, and what it printed beside. */
    private record Run(List<Answer> answers, String errorText, long errorBytes) {}

    ProgramRespondent(Sandbox sandbox, StagedProgram staged, List<String> command, GradingLimits limits) {
        this.sandbox = sandbox;
        this.staged = staged;
        this.command = command;
        this.limits = limits;
        this.pool = Executors.newFixedThreadPool(limits.programsAtATime(), task -> {
            var thread = new Thread(task, "runs of a program");
            thread.setDaemon(true);
            return thread;
        });
    }

    /** Prints its table, which is asked for in any case: a program that the system does not start fails here. */
    @Override
    public void start() throws NotGradable {
        ProgramEnd end = run(List.of(TextProtocol.TABLE), "", limits.call());
        if (end.how() instanceof ProgramEnd.How.NotStarted notStarted) {
            throw new NotGradable(
                    Report.Status.NOT_LOADABLE,
                    "the program cannot be started: " + notStarted.why()
                            + "; is it made for this kind of machine, and is its interpreter installed?",
                    List.of());
        }
        firstTable = tableOf(end);
    }

    @Override
    public Optional<String> whyNotReady() {
        return Optional.empty();
    }

    @Override
    public List<Answer> ask(List<Question> questions, Supplier<Duration> limit) {
        var stopped = new AtomicBoolean();
        var runs = new ArrayList<Future<Optional<Run>>>();
        int tableAt = -1;
        for (Question question : questions) {
            if (TextProtocol.of(question) instanceof Asked.ForMove move) {
                runs.add(pool.submit(() -> unless(stopped, () -> moveIn(move.heaps(), limit.get()))));
            } else {
                tableAt = tableAt < 0 ? runs.size() : tableAt;
                boolean first = tableAt == runs.size();
                runs.add(first ? pool.submit(() -> unless(stopped, () -> table(limit.get()))) : runs.get(tableAt));
            }
        }
        return collect(questions, runs, tableAt);
    }

    /** A run that fails costs little; one that does not end costs all of its time. */
    @Override
    public boolean isLoss(Answer answer) {
        return answer instanceof Answer.TimedOut;
    }

    @Override
    public Report.Output output() {
        return new Report.Output("", 0, errors.text(), errors.total());
    }

    @Override
    public boolean changedArgument() {
        return false;
    }

    @Override
    public void close() {
        pool.shutdownNow();
    }

    /** Nothing more is begun once a run was lost. */
    private Optional<Run> unless(AtomicBoolean stopped, Supplier<Run> runs) {
        if (stopped.get()) {
            return Optional.empty();
        }
        Run run = runs.get();
        if (isLoss(run.answers().get(0))) {
            stopped.set(true);
        }
        return Optional.of(run);
    }

    private List<Answer> collect(List<Question> questions, List<Future<Optional<Run>>> runs, int tableAt) {
        var answers = new ArrayList<Answer>();
        for (int i = 0; i < questions.size(); i++) {
            Optional<Run> run = done(runs.get(i));
            if (run.isEmpty()) {
                break;
            }
            boolean shared = TextProtocol.of(questions.get(i)) instanceof Asked.ForValue && i != tableAt;
            answers.add(answer(questions.get(i), run.get(), shared));
            if (!shared) {
                errors.add(run.get().errorText(), run.get().errorBytes());
            }
        }
        return answers;
    }

    /** A table that was not printed is one failure; the values that it would have held were never said. */
    private static Answer answer(Question question, Run run, boolean shared) {
        if (run.answers().size() > 1 && TextProtocol.of(question) instanceof Asked.ForValue value) {
            return run.answers().get(value.heap());
        }
        return shared
                ? new Answer.NotAsked("the table could not be printed")
                : run.answers().get(0);
    }

    private Run table(Duration limit) {
        Run first = firstTable;
        firstTable = null;
        return first == null ? tableOf(run(List.of(TextProtocol.TABLE), "", limit)) : first;
    }

    private Run tableOf(ProgramEnd end) {
        return new Run(
                ProgramAnswers.failure(end, staged)
                        .map(List::of)
                        .orElseGet(() -> TextProtocol.values(end.out().text())),
                staged.withoutOurPaths(end.err().text()),
                end.err().totalBytes());
    }

    private Run moveIn(List<Integer> heaps, Duration limit) {
        ProgramEnd end = run(List.of(), TextProtocol.input(heaps), limit);
        Answer answer = ProgramAnswers.failure(end, staged)
                .orElseGet(() -> TextProtocol.move(end.out().text()));
        return new Run(
                List.of(answer),
                staged.withoutOurPaths(end.err().text()),
                end.err().totalBytes());
    }

    private ProgramEnd run(List<String> arguments, String input, Duration limit) {
        var words = new ArrayList<>(command);
        words.addAll(arguments);
        try {
            return sandbox.run(new ProgramSpec(
                    words,
                    staged.root(),
                    StagedProgram.SOURCE,
                    Optional.empty(),
                    Map.of(),
                    input,
                    ResourceLimits.OF_A_PROGRAM.withCpuSeconds(limit.toSeconds() + 2),
                    limit));
        } catch (IOException e) {
            throw new UncheckedIOException("a program could not be run", e);
        }
    }

    private static Optional<Run> done(Future<Optional<Run>> run) {
        try {
            return run.get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException fault) {
                throw fault;
            }
            throw new IllegalStateException("a program could not be run", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while a program ran", e);
        }
    }
}
