package grundy.grader.cli;

import grundy.catalogue.Exercise;
import grundy.catalogue.Handout;
import grundy.catalogue.WrittenExercise;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Writes what a student starts from. */
@Command(
        name = "new",
        description = "Writes a project to start from: the statement, a class to fill in, and examples as tests.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class)
@SuppressWarnings("NullAway.Init") // fields are set by picocli
final class NewCommand implements Callable<Integer> {

    @Parameters(index = "0", paramLabel = "ID", description = "the exercise; 'grundy exercises' lists them")
    private String id;

    @Parameters(index = "1", paramLabel = "DIR", description = "a new folder, or an empty one")
    private Path folder;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description =
                    "written exercises: the seed of the class, which drives what is asked (default: 0, the lesson's own"
                            + " problem)")
    private @Nullable Long seed;

    @Option(
            names = "--student",
            paramLabel = "ID",
            description = "written exercises, with --seed: whose problem it is, by the id in the class list")
    private @Nullable String student;

    @Mixin
    private CatalogueOptions more;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        Exercise exercise = new Games(more.catalogueFor(id)).exercise(id);
        try {
            requireEmpty();
            project(exercise).writeTo(folder);
        } catch (IOException e) {
            throw new UsageException("DIR " + folder + " cannot be written (" + ReportFolder.reason(e)
                    + "): give a folder that you may write to");
        }
        spec.commandLine()
                .getOut()
                .print("A project for " + exercise.id() + " is in " + folder + ". Read its README.md first, and then:\n"
                        + "  grundy check " + quoted(folder.toString()) + more.again(id) + "\n");
        return ExitStatus.PASSED.code();
    }

    /** A problem of one's own is drawn only where answers are written: a solution in code is for all cases. */
    private StarterProject project(Exercise exercise) {
        if (seed == null && student == null) {
            return StarterProject.of(exercise);
        } else if (!(exercise instanceof WrittenExercise written)) {
            throw new UsageException("--seed and --student are for written exercises, and " + exercise.id()
                    + " is solved in code: leave them out");
        } else if (seed == null) {
            throw new UsageException("--student is given without --seed: give the seed of the class too");
        } else {
            return StarterProject.of(written, new Handout(seed, student == null ? "" : student));
        }
    }

    private void requireEmpty() throws IOException {
        if (folder.toString().isEmpty()) {
            throw new UsageException("DIR is empty: give a new folder, or . for this one");
        }
        if (Files.isDirectory(folder)) {
            try (Stream<Path> files = Files.list(folder)) {
                if (files.findAny().isPresent()) {
                    throw new UsageException("DIR " + folder + " holds files already: give a new folder");
                }
            }
        } else if (Files.exists(folder)) {
            throw new UsageException("DIR " + folder + " is a file: give a new folder");
        }
    }

    static String quoted(String path) {
        return path.matches("[\\w./~-]+") ? path : "'" + path.replace("'", "'\\''") + "'";
    }
}
