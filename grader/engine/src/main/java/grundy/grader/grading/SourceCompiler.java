package grundy.grader.grading;

import grundy.grader.result.Report;
import grundy.grader.sandbox.ChildLibraries;
import grundy.grader.sandbox.Conversation;
import grundy.grader.sandbox.Reply;
import grundy.grader.submission.SourceText;
import grundy.grader.wire.Request;
import grundy.grader.wire.Response;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Compiles sources in a child process of their own: a compiler reads files and can be made to loop. The process stays for
 * the next submission; one that dies is replaced.
 */
final class SourceCompiler implements AutoCloseable {

    private final Supplier<Conversation> starter;
    private final ChildLibraries libraries;
    private final GradingLimits limits;
    private @Nullable Conversation conversation;
    private boolean ready;

    /**
     * A compiler that has started no process yet.
     *
     * @param starter starts one
     */
    SourceCompiler(Supplier<Conversation> starter, ChildLibraries libraries, GradingLimits limits) {
        this.starter = starter;
        this.libraries = libraries;
        this.limits = limits;
    }

    /** Starts the process, if there is none, without waiting for it. */
    void boot() {
        if (conversation == null) {
            conversation = starter.get();
            ready = false;
        }
    }

    /**
     * Compiles.
     *
     * @return the bytes of each class by a name such as {@code course/Solver}
     * @throws NotGradable if there are errors, or the compiler gives up or takes too long
     */
    Map<String, byte[]> compile(List<SourceText> files) throws NotGradable {
        boolean warm = conversation != null && ready;
        Reply reply = ask(files);
        if (warm && reply instanceof Reply.Ended) {
            // It may have ended since the last submission, and of that one: these sources are not to blame yet.
            close();
            reply = ask(files);
        }
        if (reply instanceof Reply.Said said && said.response() instanceof Response.Compiled compiled) {
            return classes(compiled, files);
        }
        close();
        String how = reply instanceof Reply.Silent
                ? "compiling took longer than " + limits.compile().toSeconds() + " s"
                : "the compiler gave up on these sources";
        throw new NotGradable(
                Report.Status.COMPILE_ERROR, how + ": look for extremely long or deeply nested code", List.of());
    }

    private Reply ask(List<SourceText> files) {
        Conversation compiler = booted();
        var sources = files.stream()
                .map(f -> new Request.SourceFile(f.path(), f.text()))
                .toList();
        var request = new Request.Compile(sources, List.of(compiler.child().nameOf(libraries.exercises())));
        return compiler.ask(request, limits.compile());
    }

    @Override
    public void close() {
        if (conversation != null) {
            conversation.close();
            conversation = null;
        }
    }

    private Conversation booted() {
        boot();
        Conversation compiler = conversation;
        if (compiler == null) {
            throw new IllegalStateException("boot() leaves a process");
        }
        if (!ready) {
            try {
                compiler.awaitReady(limits.start());
            } catch (IllegalStateException e) {
                close();
                throw e;
            }
            ready = true;
        }
        return compiler;
    }

    private static Map<String, byte[]> classes(Response.Compiled compiled, List<SourceText> files) throws NotGradable {
        if (!compiled.errors().isEmpty()) {
            throw new NotGradable(
                    Report.Status.COMPILE_ERROR,
                    CompileErrors.summary(compiled.errors()),
                    CompileErrors.details(compiled.errors(), files));
        }
        var classes = new TreeMap<String, byte[]>();
        for (Response.ClassFile file : compiled.classes()) {
            classes.put(file.name(), file.bytes());
        }
        return classes;
    }
}
