package grundy.grader.compiler;

import grundy.grader.wire.Request;
import grundy.grader.wire.Response;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.tools.JavaCompiler;

/** Compiles one submission. */
final class Compilation {

    private static final String MODULE_INFO = "module-info.java";
    private static final String NO_MEMORY = "out of memory";
    private static final String TOO_DEEP = "the sources are nested too deeply";

    private Compilation() {}

    /**
     * Compiles.
     *
     * @param javac the compiler
     * @param platform Java's own classes
     * @param request the sources and what they may use
     * @return all classes and no error, or no class and at least one error
     */
    static Response.Compiled of(JavaCompiler javac, PlatformFiles platform, Request.Compile request) {
        Errors errors = new Errors();
        List<Response.ClassFile> classes = List.of();
        try {
            classes = compile(javac, platform, request, errors);
        } catch (OutOfMemoryError e) {
            errors.addGaveUp(NO_MEMORY);
        } catch (StackOverflowError e) {
            errors.addGaveUp(TOO_DEEP);
        } catch (IOException | RuntimeException | Error e) {
            // A fault of the compiler must not end the process: the next submission is waiting.
            errors.addGaveUp(e.toString());
        }
        return errors.any()
                ? new Response.Compiled(List.of(), errors.all())
                : new Response.Compiled(classes, List.of());
    }

    private static List<Response.ClassFile> compile(
            JavaCompiler javac, PlatformFiles platform, Request.Compile request, Errors errors) throws IOException {
        List<Source> sources = sources(request.sources());
        StringWriter said = new StringWriter();
        try (MemoryFiles files =
                new MemoryFiles(javac.getStandardFileManager(errors, Locale.ROOT, StandardCharsets.UTF_8), platform)) {
            files.use(request.libraries(), hasModule(request.sources()));
            boolean done =
                    javac.getTask(said, files, errors, options(), null, sources).call();
            if (!done && !errors.any()) {
                errors.addGaveUp(reason(said.toString()));
            }
            return files.classes();
        }
    }

    /** The compiler catches its own accidents, and asks for a report to its makers with a trace of itself in it. */
    private static String reason(String said) {
        if (said.contains("java.lang.OutOfMemoryError")) {
            return NO_MEMORY;
        }
        if (said.contains("java.lang.StackOverflowError")) {
            return TOO_DEEP;
        }
        return said.contains("An exception has occurred in the compiler") ? "it failed itself" : said;
    }

    /**
     * {@code -proc:none} stops annotation processors; the processor path, empty but explicit, stops plug-ins of the
     * compiler, which it would otherwise start from the class path.
     */
    private static List<String> options() {
        return List.of(
                "-proc:none",
                "-processorpath",
                "",
                "-g",
                "-nowarn",
                "-Xlint:none",
                "-implicit:none",
                "-Xmaxerrs",
                "100");
    }

    private static List<Source> sources(List<Request.SourceFile> files) {
        List<Source> sources = new ArrayList<>(files.size());
        for (Request.SourceFile file : files) {
            sources.add(new Source(sources.size(), file));
        }
        return sources;
    }

    private static boolean hasModule(List<Request.SourceFile> files) {
        for (Request.SourceFile file : files) {
            if (file.path().equals(MODULE_INFO) || file.path().endsWith("/" + MODULE_INFO)) {
                return true;
            }
        }
        return false;
    }
}
