package grundy.grader.cli;

import grundy.catalogue.Catalogue;
import grundy.catalogue.Exercise;
import grundy.games.HeapGame;
import grundy.games.OctalGame;
import grundy.grader.exercisefile.ExerciseFile;
import grundy.grader.exercisefile.ExerciseFileException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Finds exercises and games by what a person typed. */
final class Games {

    /** How many ids are proposed at most. */
    private static final int NEAR = 3;

    private final Catalogue catalogue;

    Games(Catalogue catalogue) {
        this.catalogue = catalogue;
    }

    /**
     * What a text describes, where it is meant as the path of an {@code exercise.json} or of the folder that holds it: it has a
     * slash in it, ends like one, or is such a folder.
     *
     * @return one exercise, or none where it is an id or a code
     * @throws UsageException if the file describes none
     */
    static List<Exercise> described(@Nullable String text) {
        try {
            return text != null && isPath(text) ? List.of(ExerciseFile.read(Path.of(text))) : List.of();
        } catch (ExerciseFileException e) {
            throw new UsageException(e.line());
        } catch (InvalidPathException e) {
            throw new UsageException("'" + e.getInput() + "' is no path");
        }
    }

    private static boolean isPath(String text) {
        return text.contains("/")
                || text.endsWith(".json")
                || Files.isRegularFile(Path.of(text).resolve(ExerciseFile.NAME));
    }

    /**
     * An exercise by its id, or by the path by which it came into the catalogue.
     *
     * @throws UsageException if there is none, with the nearest ids
     */
    Exercise exercise(String text) {
        String id = id(text);
        return catalogue
                .find(id)
                .orElseThrow(() -> new UsageException(
                        "no exercise '" + id + "': did you mean " + near(id, ids()) + "? See 'grundy exercises'"));
    }

    /**
     * A heap game, by an exercise's id or an octal code.
     *
     * @throws UsageException if it is neither
     */
    HeapGame game(String text) {
        var exercise = catalogue.find(id(text));
        if (exercise.isPresent()) {
            return exercise.get()
                    .game()
                    .orElseThrow(() -> new UsageException("exercise '" + text + "' is not about one heap game"));
        }
        if (looksLikeACode(text)) {
            try {
                return OctalGame.parse(text);
            } catch (IllegalArgumentException e) {
                throw new UsageException(String.valueOf(e.getMessage()));
            }
        }
        throw new UsageException("no game '" + text + "': did you mean " + near(text, ofGames()) + "? Give one of "
                + String.join(", ", ofGames()) + ", or an octal code such as 0.37");
    }

    /** A digit comes first, or a point second, as in {@code c.8}. */
    private static boolean looksLikeACode(String text) {
        return text.indexOf('.') == 1 || (!text.isEmpty() && Character.isDigit(text.charAt(0)));
    }

    private List<String> ids() {
        return catalogue.exercises().stream().map(Exercise::id).toList();
    }

    private List<String> ofGames() {
        return catalogue.exercises().stream()
                .filter(exercise -> exercise.game().isPresent())
                .map(Exercise::id)
                .toList();
    }

    private static String id(String text) {
        return described(text).stream().map(Exercise::id).findFirst().orElse(text);
    }

    /** The nearest id, and others that hold what was typed. */
    private static String near(String id, List<String> known) {
        List<String> ids = known.stream()
                .sorted(Comparator.comparing((String candidate) -> id.isEmpty() || !candidate.contains(id))
                        .thenComparing(candidate -> distance(id, candidate)))
                .toList();
        return IntStream.range(0, ids.size())
                .filter(i -> i == 0 || (i < NEAR && !id.isEmpty() && ids.get(i).contains(id)))
                .mapToObj(i -> "'" + ids.get(i) + "'")
                .collect(Collectors.joining(" or "));
    }

    /** How many letters to insert, remove or change (V. I. Levenshtein, 1966). */
    static int distance(String from, String to) {
        int[] row = new int[to.length() + 1];
        for (int j = 0; j < row.length; j++) {
            row[j] = j;
        }
        for (int i = 1; i <= from.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j < row.length; j++) {
                int changed = diagonal + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(changed, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[to.length()];
    }
}
