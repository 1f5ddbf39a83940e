package grundy.grader.exercisefile;

import java.nio.file.Path;

/** A file describes no exercise. The message is one line: the file, the place in it, what is wrong, and what is allowed. */
public final class ExerciseFileException extends Exception {

    private static final long serialVersionUID = 1L;

    private ExerciseFileException(String message) {
        super(message);
    }

    /** A fault of the file as a whole, or of the path. */
    static ExerciseFileException of(Path file, String problem) {
        return new ExerciseFileException(Quoted.oneLine(file.toString()) + ": " + problem);
    }

    /**
     * A fault at a place in the file.
     *
     * @param place its JSON path, such as {@code $.limits.tableTo}
     */
    static ExerciseFileException at(Path file, String place, String problem) {
        return of(file, place + ": " + problem);
    }

    /** The line that says it. */
    public String line() {
        return String.valueOf(getMessage());
    }
}
