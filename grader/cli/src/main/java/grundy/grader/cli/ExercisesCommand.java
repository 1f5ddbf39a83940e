package grundy.grader.cli;

import grundy.catalogue.Exercise;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
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

    private static final int COLUMNS = 80;
    /** As many as the longest title of an instructor needs. */
    private static final int TITLE_LINES = 6;

    private static final String GAP = "  ";

    @Parameters(paramLabel = "ID", arity = "0..1", description = "the exercise to show")
    private @Nullable String id;

    @Option(names = "--markdown", description = "all exercises with their checks and mistakes, as in docs/exercises.md")
    private boolean markdown;

    @ParentCommand
    private GrundyCommand parent;

    @Mixin
    private CatalogueOptions more;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        var catalogue = more.catalogueFor(id);
        var out = spec.commandLine().getOut();
        if (id != null) {
            Exercise exercise = new Games(catalogue).exercise(id);
            out.print(exercise.statement().stripTrailing() + "\n\n## Checks and known mistakes\n\n"
                    + ExercisesDocument.facts(exercise));
        } else if (markdown) {
            out.print(ExercisesDocument.of(catalogue.exercises()));
        } else {
            table(catalogue.exercises()).forEach(line -> out.print(line + "\n"));
        }
        return ExitStatus.PASSED.code();
    }

    private List<String> table(List<Exercise> exercises) {
        Columns columns = new Columns(
                width("exercise", exercises, Exercise::id),
                width("to write", exercises, ExercisesDocument::implemented));
        var lines = new ArrayList<>(columns.row("exercise", "to write", "mutants", "title"));
        for (Exercise exercise : exercises) {
            List<String> row = columns.row(
                    exercise.id(),
                    ExercisesDocument.implemented(exercise),
                    String.valueOf(exercise.mutants().size()),
                    exercise.title());
            String id = exercise.id();
            lines.add(parent.terminal().bold(id) + row.get(0).substring(id.length()));
            lines.addAll(row.subList(1, row.size()));
        }
        return lines;
    }

    private static int width(String head, List<Exercise> exercises, Function<Exercise, String> column) {
        int widest = exercises.stream()
                .mapToInt(exercise -> ScreenText.width(column.apply(exercise)))
                .max()
                .orElse(0);
        return Math.max(head.length(), widest);
    }

    /** The widths of the columns that are as wide as what stands in them; the title has the rest. */
    private record Columns(int id, int interfaces) {
        List<String> row(String exercise, String implement, String mutants, String title) {
            String start = ScreenText.left(exercise, id)
                    + GAP
                    + ScreenText.left(implement, interfaces)
                    + GAP
                    + ScreenText.right(mutants, "mutants".length())
                    + GAP;
            List<String> titles = ScreenText.wrapped(title, COLUMNS - start.length(), TITLE_LINES);
            var lines = new ArrayList<String>();
            for (String part : titles) {
                lines.add((lines.isEmpty() ? start : " ".repeat(start.length())) + part);
            }
            return lines;
        }
    }
}
