package grundy.grader.grading;

import grundy.grader.result.Report;
import grundy.grader.sandbox.ProgramEnd;
import grundy.grader.sandbox.ProgramEnd.How;
import grundy.grader.sandbox.ProgramSpec;
import grundy.grader.sandbox.ResourceLimits;
import grundy.grader.sandbox.Sandbox;
import grundy.grader.submission.SourceText;
import grundy.grader.wire.Response.Diagnostic;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Looks over a script in Python before it is run eight hundred times: one that cannot be parsed fails once, with its line. */
final class PythonScript {

    private static final int UNPARSABLE = 3;

    /** Compiles and runs nothing of it. Columns are counted as on a screen, as other compilers do. */
    private static final String LOOK = """
            import sys
            try:
                compile(open(sys.argv[1], 'rb').read(), sys.argv[1], 'exec')
            except SyntaxError as e:
                before = (e.text or '')[:max(0, (e.offset or 1) - 1)]
                column = len(before.expandtabs(8)) + 1 if e.offset else 0
                print(e.lineno or 0, column, e.msg)
                sys.exit(3)
            except (ValueError, RecursionError, MemoryError) as e:
                print(0, 0, e)
                sys.exit(3)
            """;

    private final Sandbox sandbox;
    private final GradingLimits limits;
    private final Optional<Path> installed;

    /** A look by an interpreter, where one is installed. */
    PythonScript(Sandbox sandbox, GradingLimits limits, Optional<Path> installed) {
        this.sandbox = sandbox;
        this.limits = limits;
        this.installed = installed;
    }

    /**
     * Looks it over.
     *
     * @return the command that runs it
     * @throws NotGradable if it cannot be parsed
     * @throws MissingToolException if there is no interpreter
     */
    List<String> look(StagedProgram staged, String script) throws NotGradable, IOException {
        Path interpreter = installed.orElseThrow(() -> new MissingToolException(
                "python3", "install it to grade programs in Python (Debian, Ubuntu: apt-get install python3)"));
        String argument = StagedProgram.argument(script);
        ProgramEnd end = sandbox.run(new ProgramSpec(
                List.of(interpreter.toString(), "-I", "-S", "-B", "-c", LOOK, argument),
                staged.root(),
                StagedProgram.SOURCE,
                Optional.empty(),
                Map.of(),
                "",
                ResourceLimits.OF_A_PROGRAM.withCpuSeconds(limits.compile().toSeconds()),
                limits.compile()));
        if (end.how().equals(new How.Exited(0))) {
            return List.of(interpreter.toString(), "-B", argument);
        }
        throw failed(staged, script, end);
    }

    private static NotGradable failed(StagedProgram staged, String script, ProgramEnd end) throws IOException {
        String[] said = end.out().text().strip().split(" ", 3);
        if (!end.how().equals(new How.Exited(UNPARSABLE)) || said.length < 3) {
            return new NotGradable(
                    Report.Status.COMPILE_ERROR,
                    "Python gave up on this script: look for extremely long or deeply nested code",
                    List.of());
        }
        var errors = List.of(new Diagnostic(script, number(said[0]), number(said[1]), said[2]));
        byte[] bytes =
                Files.readAllBytes(staged.root().resolve(StagedProgram.SOURCE).resolve(script));
        var source = new SourceText(script, new String(bytes, StandardCharsets.UTF_8));
        return new NotGradable(
                Report.Status.COMPILE_ERROR,
                CompileErrors.summary(errors),
                CompileErrors.details(errors, List.of(source)));
    }

    private static long number(String digits) {
        return digits.matches("\\d{1,9}") ? Long.parseLong(digits) : 0;
    }
}
