package grundy.grader.grading;

import grundy.grader.sandbox.ChildLibraries;
import grundy.grader.sandbox.ChildSpec;
import grundy.grader.sandbox.Conversation;
import grundy.grader.sandbox.Sandbox;
import grundy.grader.submission.SourceText;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * Compiler processes for several submissions at once. One serves all as long as it is quick, for a warm one compiles a
 * solution in a fraction of the time that its answers take; another is started only where somebody has waited for a while,
 * so that sources made to keep a compiler busy hold up nobody else.
 */
final class CompilerPool implements AutoCloseable {

    private static final String MAIN = "grundy.grader.compiler.CompilerMain";
    private static final Duration PATIENCE = Duration.ofSeconds(2);

    private final Sandbox sandbox;
    private final ChildLibraries libraries;
    private final GradingLimits limits;

    /** Some tiers end a child with the thread that started it, and compilers outlive the submission that needed them first. */
    private final ExecutorService starter = Executors.newSingleThreadExecutor(CompilerPool::daemon);

    private final Deque<SourceCompiler> idle = new ArrayDeque<>();
    private int made;

    CompilerPool(Sandbox sandbox, ChildLibraries libraries, GradingLimits limits) {
        this.sandbox = sandbox;
        this.libraries = libraries;
        this.limits = limits;
    }

    /** Starts the first process, if there is none, without waiting for it. */
    synchronized void boot() {
        if (made == 0) {
            SourceCompiler first = make();
            first.boot();
            idle.push(first);
        }
    }

    /** Compiles, as {@link SourceCompiler#compile} does. */
    Map<String, byte[]> compile(List<SourceText> files) throws NotGradable {
        SourceCompiler compiler = take();
        try {
            return compiler.compile(files);
        } finally {
            giveBack(compiler);
        }
    }

    /** Ends all processes. Nobody may be compiling. */
    @Override
    public synchronized void close() {
        idle.forEach(SourceCompiler::close);
        starter.shutdown();
    }

    private synchronized SourceCompiler take() {
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        while (idle.isEmpty()) {
            long left = (deadline - System.nanoTime()) / 1_000_000;
            if (made == 0 || left <= 0) {
                return make();
            }
            try {
                wait(left);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException("interrupted while waiting for a compiler", e);
            }
        }
        return idle.pop();
    }

    private synchronized void giveBack(SourceCompiler compiler) {
        idle.push(compiler);
        notifyAll();
    }

    private SourceCompiler make() {
        made++;
        return new SourceCompiler(this::start, libraries, limits);
    }

    private Conversation start() {
        var spec = new ChildSpec(
                MAIN,
                List.of(libraries.worker()),
                List.of(libraries.exercises()),
                limits.heapMebibytes(),
                libraries.compilerArchive(),
                false);
        try {
            return starter.submit(() -> Conversation.start(sandbox, spec)).get();
        } catch (ExecutionException e) {
            throw new UncheckedIOException(new IOException("the compiler process could not be started", e.getCause()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while starting a compiler", e);
        }
    }

    private static Thread daemon(Runnable task) {
        var thread = new Thread(task, "start of compilers");
        thread.setDaemon(true);
        return thread;
    }
}
