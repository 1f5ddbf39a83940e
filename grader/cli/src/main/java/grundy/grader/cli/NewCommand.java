package grundy.grader.cli;

import grundy.catalogue.Exercise;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
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

    @Mixin
    private CatalogueOptions more;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        Exercise exercise = new Games(more.catalogueFor(id)).exercise(id);
        try {
            requireEmpty();
            StarterProject.of(exercise).writeTo(folder);
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
