package grundy.grader.grading;

import grundy.grader.result.Report;
import grundy.grader.sandbox.ProgramEnd;
import grundy.grader.sandbox.ProgramEnd.How;
import grundy.grader.sandbox.ProgramSpec;
import grundy.grader.sandbox.ResourceLimits;
import grundy.grader.sandbox.Sandbox;
import grundy.grader.submission.Shown;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Compiles sources in C++, in the sandbox: a compiler reads files and can be made to loop. */
final class CppCompiler {

    /** As the lesson compiles, without warnings; what follows makes errors easy to read, and the compiler leave no files. */
    private static final List<String> FLAGS = List.of(
            "-std=c++17",
            "-O2",
            "-w",
            "-pipe",
            "-fmax-errors=20",
            "-fmessage-length=0",
            "-fno-diagnostics-show-caret",
            "-fno-diagnostics-show-option",
            "-fdiagnostics-color=never");

    private static final String PROGRAM = "../" + StagedProgram.MADE + "/program";

    private final Sandbox sandbox;
    private final GradingLimits limits;
    private final Optional<Path> installed;

    /** A compiler, where one is installed. */
    CppCompiler(Sandbox sandbox, GradingLimits limits, Optional<Path> installed) {
        this.sandbox = sandbox;
        this.limits = limits;
        this.installed = installed;
    }

    /**
     * Compiles.
     *
     * @param units the sources to compile together
     * @return the command that runs the program
     * @throws NotGradable if there are errors, or the compiler gives up or takes too long
     * @throws MissingToolException if there is no compiler
     */
    List<String> compile(StagedProgram staged, List<String> units) throws NotGradable, IOException {
        Path compiler = installed.orElseThrow(() -> new MissingToolException(
                "g++", "install it to grade programs in C++ (Debian, Ubuntu: apt-get install g++)"));
        refuseResponseFiles(units);
        sandbox.openForWriting(staged.made());
        ProgramEnd end = sandbox.run(new ProgramSpec(
                command(compiler, units),
                staged.root(),
                StagedProgram.SOURCE,
                Optional.of(StagedProgram.MADE),
                Map.of("TMPDIR", "../" + StagedProgram.MADE),
                "",
                ResourceLimits.OF_A_COMPILER.withCpuSeconds(limits.compile().toSeconds()),
                limits.compile()));
        sandbox.share(staged.root());
        boolean made = Files.isRegularFile(
                staged.root().resolve(StagedProgram.SOURCE).resolve(PROGRAM), LinkOption.NOFOLLOW_LINKS);
        if (end.how().equals(new How.Exited(0)) && made) {
            return List.of(PROGRAM);
        }
        throw failed(staged, end);
    }

    /**
     * The driver hands the bare name of a source on to the compiler proper, which takes one that begins with {@code @} for a
     * file of further options, plug-ins among them: code would run while we compile, where more may be written.
     */
    private static void refuseResponseFiles(List<String> units) throws NotGradable {
        for (String unit : units) {
            if (unit.substring(unit.lastIndexOf('/') + 1).startsWith("@")) {
                throw new NotGradable(
                        Report.Status.COMPILE_ERROR,
                        Shown.of(unit) + ": the compiler takes a name that begins with @ for something else; rename it",
                        List.of());
            }
        }
    }

    private static List<String> command(Path compiler, List<String> units) {
        var command = new ArrayList<String>();
        command.add(compiler.toString());
        command.addAll(FLAGS);
        command.addAll(List.of("-I", ".", "-o", PROGRAM));
        units.forEach(unit -> command.add(StagedProgram.argument(unit)));
        return command;
    }

    private NotGradable failed(StagedProgram staged, ProgramEnd end) {
        if (end.how() instanceof How.TimedOut) {
            return gaveUp("compiling took longer than " + limits.compile().toSeconds() + " s");
        }
        var errors = new CppErrors(
                staged.root().resolve(StagedProgram.SOURCE), end.err().text());
        return errors.all().isEmpty()
                ? gaveUp("the compiler gave up on these sources")
                : new NotGradable(
                        Report.Status.COMPILE_ERROR,
                        CompileErrors.summary(errors.all()),
                        CompileErrors.details(errors.all(), errors.sources()));
    }

    private static NotGradable gaveUp(String how) {
        return new NotGradable(
                Report.Status.COMPILE_ERROR,
                how + ": look for extremely large arrays, and long or deeply nested code",
                List.of());
    }
}
