package grundy.grader.cli;

import grundy.catalogue.Catalogue;
import grundy.catalogue.Exercise;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** Lists the catalogue. */
@Command(
        name = "exercises",
        description = "Lists the exercises, or shows one in full.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class)
@SuppressWarnings("NullAway.Init") // fields are set by picocli
final class ExercisesCommand implements Callable<Integer> {

    @Parameters(paramLabel = "ID", arity = "0..1", description = "the exercise to show")
    private @Nullable String id;

    @ParentCommand
    private GrundyCommand parent;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        var catalogue = Catalogue.load();
        var out = spec.commandLine().getOut();
        if (id == null) {
            int width = catalogue.exercises().stream()
                    .mapToInt(e -> e.id().length())
                    .max()
                    .orElse(0);
            for (Exercise exercise : catalogue.exercises()) {
                String name = String.format(Locale.ROOT, "%-" + width + "s", exercise.id());
                out.print(parent.terminal().bold(name) + "  " + exercise.title() + "\n");
            }
        } else {
            out.print(new Games(catalogue).exercise(id).statement().stripTrailing() + "\n");
        }
        return ExitStatus.PASSED.code();
    }
}
