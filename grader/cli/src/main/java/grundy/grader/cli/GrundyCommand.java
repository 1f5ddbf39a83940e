package grundy.grader.cli;

import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The command without a subcommand: it shows what there is. */
@Command(
        name = "grundy",
        description = "Grades solutions of Sprague-Grundy exercises against a full search, and explains each mistake.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        footer = {
            "",
            "Exit status: 0 all checks passed, 1 a check failed or the submission could",
            "not be graded, 2 the command line or a path is wrong, 3 grundy failed."
        })
final class GrundyCommand implements Callable<Integer> {

    private static final List<Class<? extends Callable<Integer>>> SUBCOMMANDS = List.of(
            CheckCommand.class,
            GradeCommand.class,
            MutantsCommand.class,
            ExercisesCommand.class,
            NewCommand.class,
            TableCommand.class,
            WinnerCommand.class,
            ExploreCommand.class,
            PrepareCommand.class);

    private final Terminal terminal;

    @Spec
    @SuppressWarnings("NullAway.Init") // set by picocli
    private CommandSpec spec;

    GrundyCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    /**
     * This command with its subcommands. Where {@code first} names one, it is the only one: to read the options of all takes
     * time, which whoever waits for a check has not.
     */
    static CommandLine named(String first, Terminal terminal) {
        var commandLine = new CommandLine(new GrundyCommand(terminal));
        List<Class<? extends Callable<Integer>>> named = SUBCOMMANDS.stream()
                .filter(type -> type.getAnnotation(Command.class).name().equals(first))
                .toList();
        (named.isEmpty() ? SUBCOMMANDS : named).forEach(commandLine::addSubcommand);
        return commandLine;
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
