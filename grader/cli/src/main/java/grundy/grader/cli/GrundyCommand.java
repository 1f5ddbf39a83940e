package grundy.grader.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The command without a subcommand: it shows what there is. */
@Command(
        name = "grundy",
        description = "Grades solutions of Sprague-Grundy exercises against a full search, and explains each mistake.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        subcommands = {
            CheckCommand.class,
            GradeCommand.class,
            MutantsCommand.class,
            ExercisesCommand.class,
            NewCommand.class,
            TableCommand.class,
            WinnerCommand.class,
            ExploreCommand.class,
            PrepareCommand.class
        },
        footer = {
            "",
            "Exit status: 0 all checks passed, 1 a check failed or the submission could",
            "not be graded, 2 the command line or a path is wrong, 3 grundy failed."
        })
final class GrundyCommand implements Callable<Integer> {

    private final Terminal terminal;

    @Spec
    @SuppressWarnings("NullAway.Init") // set by picocli
    private CommandSpec spec;

    GrundyCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    Terminal terminal() {
        return terminal;
    }

    @Override
    public Integer call() {
        spec.commandLine().usage(spec.commandLine().getOut());
        return ExitStatus.PASSED.code();
    }
}
