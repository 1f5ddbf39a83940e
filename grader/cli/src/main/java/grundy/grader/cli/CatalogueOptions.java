package grundy.grader.cli;

import grundy.catalogue.Catalogue;
import grundy.catalogue.Exercise;
import grundy.grader.exercisefile.ExerciseFile;
import grundy.grader.exercisefile.ExerciseFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Which exercises there are: ours, and those that an instructor describes. */
final class CatalogueOptions {

    @Option(
            names = "--exercises",
            paramLabel = "DIR",
            description = "more exercises: each folder in DIR that holds an exercise.json, see docs/own-games.md")
    private @Nullable Path folder;

    /**
     * All of them.
     *
     * @throws UsageException if one of the folder is none, or has the id of another
     */
    Catalogue catalogue() {
        return with(described(), "--exercises " + folder, Catalogue.load());
    }

    /**
     * All of them, and what a text names, where it is meant as the path of one more.
     *
     * @throws UsageException as above
     */
    Catalogue catalogueFor(@Nullable String text) {
        return with(Games.described(text), String.valueOf(text), catalogue());
    }

    /** What a further command needs in order to find the same exercise; empty for one of ours. */
    String again(String text) {
        if (!Games.described(text).isEmpty()) {
            return " --exercise " + NewCommand.quoted(text);
        }
        return folder == null ? "" : " --exercises " + NewCommand.quoted(folder.toString());
    }

    /** What the folder describes, game by game, for telling whether each is still the same; empty where none is given. */
    Map<String, String> contents() {
        return described().stream()
                .collect(Collectors.toMap(
                        exercise -> "the description of " + exercise.id(), CatalogueOptions::content, (a, b) -> a + b));
    }

    /** What a description comes to: the statement says rule, limits and points. */
    static String content(Exercise exercise) {
        return Integer.toHexString(exercise.statement().hashCode());
    }

    private List<Exercise> described() {
        try {
            return folder == null ? List.of() : ExerciseFile.readAll(folder);
        } catch (ExerciseFileException e) {
            throw new UsageException(e.line());
        }
    }

    private static Catalogue with(List<Exercise> more, String where, Catalogue known) {
        try {
            return known.with(more);
        } catch (IllegalArgumentException e) {
            throw new UsageException(where + ": $.id: " + e.getMessage());
        }
    }
}
