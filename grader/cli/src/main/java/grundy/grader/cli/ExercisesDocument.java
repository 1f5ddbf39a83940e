package grundy.grader.cli;

import grundy.catalogue.Check;
import grundy.catalogue.Exercise;
import grundy.catalogue.Mutant;
import java.util.List;
import java.util.stream.Collectors;

/** The catalogue as a document in Markdown: what each exercise asks for, its checks, and the mistakes that it knows. */
final class ExercisesDocument {

    /** How many cases there are does not depend on it. */
    private static final long SEED = 1;

    private static final String HEAD = """
            # Exercises

            Written by `./grundy exercises --markdown > docs/exercises.md`; a test fails where it is stale.
            `./grundy exercises ID` prints the statement of one, `./grundy new ID DIR` makes a project to start from, and
            `./grundy mutants ID` counts how many cases of each check catch each known mistake.

            | exercise | title | to write |
            | --- | --- | --- |
            """;

    private static final String SHEET = "answers.json";

    private ExercisesDocument() {}

    static String of(List<Exercise> exercises) {
        String rows = exercises.stream()
                .map(e -> "| [`" + e.id() + "`](#" + e.id() + ") | " + cell(e.title()) + " | `" + implemented(e)
                        + "` |\n")
                .collect(Collectors.joining());
        String sections = exercises.stream()
                .map(e ->
                        "\n## " + e.id() + "\n\n" + e.title() + ". To write: `" + implemented(e) + "`.\n\n" + facts(e))
                .collect(Collectors.joining());
        return HEAD + rows + sections;
    }

    /** The checks and the mistakes of one exercise. */
    static String facts(Exercise exercise) {
        return checks(exercise) + "\n" + mistakes(exercise);
    }

    /** The interface that a class is written for, or the file that is filled in where no code is asked. */
    static String implemented(Exercise exercise) {
        return StarterProject.of(exercise).java() ? exercise.solverType().getSimpleName() : SHEET;
    }

    private static String checks(Exercise exercise) {
        return "| check | points | cases | |\n| --- | --- | --- | --- |\n"
                + exercise.checks(SEED).stream().map(ExercisesDocument::row).collect(Collectors.joining());
    }

    private static String row(Check check) {
        return "| `" + check.id() + "` | " + check.weight() + " | "
                + check.cases().size() + (check.isExhaustive() ? "" : ", some drawn by the seed") + " | "
                + cell(check.title()) + " |\n";
    }

    private static String mistakes(Exercise exercise) {
        return "| known mistake | |\n| --- | --- |\n"
                + exercise.mutants().stream().map(ExercisesDocument::row).collect(Collectors.joining());
    }

    private static String row(Mutant mutant) {
        return "| `" + mutant.id() + "` | " + cell(mutant.title()) + (mutant.equivalent() ? " (right everywhere)" : "")
                + " |\n";
    }

    private static String cell(String text) {
        return text.replace("|", "\\|");
    }
}
