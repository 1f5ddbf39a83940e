package grundy.grader.exercisefile;

import grundy.catalogue.Exercise;
import grundy.catalogue.heap.HeapGameExercise;
import grundy.catalogue.heap.HeapGameLimits;
import grundy.catalogue.heap.HeapGameWeights;
import grundy.catalogue.heap.UnsuitableException;
import grundy.games.HeapGame;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** An instructor's own heap game, described in a file. */
public final class ExerciseFile {

    /** The name of the file, in a folder of its own. */
    public static final String NAME = "exercise.json";

    private static final String ID = "[a-z0-9]+(-[a-z0-9]+)*";
    private static final int LONGEST_ID = 40;
    private static final int LONGEST_TITLE = 100;
    private static final int LONGEST_TEXT = 20_000;
    private static final int LARGEST = 2_000;
    private static final int MOST_HEAPS = 10;
    private static final int MOST_POINTS = 97;

    /** Games in one folder: each is computed as far as it is asked before anything else is done. */
    private static final int MOST_GAMES = 500;

    private final Path file;
    private final Field root;

    private ExerciseFile(Path file, Field root) {
        this.file = file;
        this.root = root;
    }

    /**
     * Reads an exercise.
     *
     * @param path the file, or the folder that holds it as {@link #NAME}
     * @throws ExerciseFileException if it describes none
     */
    public static Exercise read(Path path) throws ExerciseFileException {
        Path file = Files.isDirectory(path) ? path.resolve(NAME) : path;
        if (!Files.isRegularFile(file)) {
            throw ExerciseFileException.of(
                    file, "there is no such file: describe the game in it, as docs/own-games.md says");
        }
        return new ExerciseFile(file, StrictJson.read(file)).exercise();
    }

    /**
     * Reads all exercises of a folder that holds a folder for each.
     *
     * @return in the order of the folders' names; folders that hold no {@link #NAME} are passed over
     * @throws ExerciseFileException if there is none, there are too many, or one describes no exercise
     */
    public static List<Exercise> readAll(Path folder) throws ExerciseFileException {
        List<Path> games = games(folder);
        if (games.isEmpty()) {
            throw ExerciseFileException.of(folder, "holds no folder with a file " + NAME + " in it");
        } else if (games.size() > MOST_GAMES) {
            throw ExerciseFileException.of(
                    folder,
                    "holds " + games.size() + " games; keep at most " + MOST_GAMES
                            + ", and the others in another folder");
        }
        var exercises = new ArrayList<Exercise>();
        for (Path game : games) {
            exercises.add(read(game));
        }
        return exercises;
    }

    private static List<Path> games(Path folder) throws ExerciseFileException {
        try (Stream<Path> inside = Files.list(folder)) {
            return inside.filter(each -> Files.exists(each.resolve(NAME)))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw ExerciseFileException.of(folder, "is no folder that can be read");
        }
    }

    private Exercise exercise() throws ExerciseFileException {
        root.object(List.of("$schema", "id", "title", "text", "rule", "limits", "weights"));
        Optional<Field> schema = root.find("$schema");
        if (schema.isPresent() && !schema.get().value().isTextual()) {
            throw schema.get().wrong("give the place of a schema as a text, or leave it out");
        }
        String id = id();
        HeapGame game = RuleReader.read(root.get("rule"));
        String title = root.get("title").line(LONGEST_TITLE);
        Optional<Field> text = root.find("text");
        String said = text.isPresent() ? text.get().text(LONGEST_TEXT) : "";
        HeapGameLimits limits = limits();
        HeapGameWeights weights = weights();
        try {
            return HeapGameExercise.ofRule(id, title, said, game, limits, weights);
        } catch (UnsuitableException unsuitable) {
            String place = root.place() + "." + unsuitable.part();
            throw ExerciseFileException.at(file, place, String.valueOf(unsuitable.getMessage()));
        }
    }

    /** Where none is given, the name of the folder. */
    private String id() throws ExerciseFileException {
        Optional<Field> given = root.find("id");
        if (given.isPresent()) {
            String id = given.get().text(LONGEST_ID);
            if (!id.matches(ID)) {
                throw given.get().wrong("give small letters and digits, and - between words");
            }
            return id;
        }
        String name = nameOfFolder();
        if (!name.matches(ID) || name.length() > LONGEST_ID) {
            throw ExerciseFileException.at(
                    file,
                    "$.id",
                    "is missing, and the folder's name is none: give small letters and digits, and - between words");
        }
        return name;
    }

    private String nameOfFolder() {
        Path folder = file.toAbsolutePath().normalize().getParent();
        Path name = folder == null ? null : folder.getFileName();
        return name == null ? "" : name.toString().toLowerCase(Locale.ROOT);
    }

    private HeapGameLimits limits() throws ExerciseFileException {
        HeapGameLimits usual = HeapGameLimits.USUAL;
        Optional<Field> given = root.find("limits");
        if (given.isEmpty()) {
            return usual;
        }
        Field limits = given.get()
                .object(List.of("tableTo", "valuesTo", "searchedHeaps", "searchedSize", "largeSums", "largeHeaps"));
        try {
            return new HeapGameLimits(
                    number(limits, "tableTo", 0, LARGEST, usual.tableTo()),
                    number(limits, "valuesTo", 1, LARGEST, usual.valuesTo()),
                    number(limits, "searchedHeaps", 1, MOST_HEAPS, usual.searchedHeaps()),
                    number(limits, "searchedSize", 0, LARGEST, usual.searchedSize()),
                    number(limits, "largeSums", 1, LARGEST, usual.largeSums()),
                    number(limits, "largeHeaps", 1, MOST_HEAPS, usual.largeHeaps()));
        } catch (IllegalArgumentException e) {
            throw limits.fault(String.valueOf(e.getMessage()));
        }
    }

    private HeapGameWeights weights() throws ExerciseFileException {
        HeapGameWeights usual = HeapGameWeights.USUAL;
        Optional<Field> given = root.find("weights");
        if (given.isEmpty()) {
            return usual;
        }
        Field weights = given.get().object(List.of("table", "winners", "moves", "large"));
        try {
            return new HeapGameWeights(
                    number(weights, "table", 1, MOST_POINTS, usual.table()),
                    number(weights, "winners", 1, MOST_POINTS, usual.winners()),
                    number(weights, "moves", 1, MOST_POINTS, usual.moves()),
                    number(weights, "large", 1, MOST_POINTS, usual.large()));
        } catch (IllegalArgumentException e) {
            throw weights.fault(String.valueOf(e.getMessage()));
        }
    }

    private static int number(Field object, String key, int least, int most, int usual) throws ExerciseFileException {
        Optional<Field> given = object.find(key);
        return given.isPresent() ? given.get().number(least, most) : usual;
    }
}
