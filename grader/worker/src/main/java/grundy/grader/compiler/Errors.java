package grundy.grader.compiler;

import grundy.grader.wire.Limits;
import grundy.grader.wire.Response;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticListener;
import javax.tools.JavaFileObject;
import org.jspecify.annotations.Nullable;

/** The compiler's errors, bounded. Warnings are nobody's concern here. */
final class Errors implements DiagnosticListener<JavaFileObject> {

    private final List<Response.Diagnostic> errors = new ArrayList<>();

    @Override
    public void report(Diagnostic<? extends JavaFileObject> diagnostic) {
        if (diagnostic.getKind() == Diagnostic.Kind.ERROR && errors.size() < Limits.DIAGNOSTICS) {
            String message = diagnostic.getMessage(Locale.ROOT);
            errors.add(new Response.Diagnostic(
                    path(diagnostic.getSource()),
                    Math.max(0, diagnostic.getLineNumber()),
                    Math.max(0, diagnostic.getColumnNumber()),
                    Limits.cut(message, Limits.DIAGNOSTIC_MESSAGE)));
        }
    }

    private static String path(@Nullable JavaFileObject source) {
        return source instanceof Source ours ? ours.path() : "";
    }

    void addGaveUp(String why) {
        errors.add(gaveUp(why));
    }

    /** An error that belongs to no line of the sources. */
    static Response.Diagnostic gaveUp(String why) {
        String message = why.isBlank() ? "the compiler gave up" : "the compiler gave up: " + why.strip();
        return new Response.Diagnostic("", 0, 0, Limits.cut(message, Limits.DIAGNOSTIC_MESSAGE));
    }

    boolean any() {
        return !errors.isEmpty();
    }

    List<Response.Diagnostic> all() {
        return errors.subList(0, Math.min(errors.size(), Limits.DIAGNOSTICS));
    }
}
