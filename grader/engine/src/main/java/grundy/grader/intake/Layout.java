package grundy.grader.intake;

import java.util.Arrays;
import java.util.Optional;

/** How the submissions of a class lie in a folder. */
public enum Layout {
    /** {@code Full Name_12345_assignsubmission_file_/}, or flat with the file's name behind it. */
    MOODLE("moodle"),
    /** Flat: {@code name_LATE_user_attachment_file}. */
    CANVAS("canvas"),
    /** {@code submission_12345/}, with {@code submission_metadata.yml} beside it. */
    GRADESCOPE("gradescope"),
    /** Whatever lies in the folder, each by its own name: folders, repositories, archives, files. */
    FOLDER("folder");

    private final String word;

    Layout(String word) {
        this.word = word;
    }

    /** The word for a command line. */
    public String word() {
        return word;
    }

    /** The layout of that word. */
    public static Optional<Layout> of(String word) {
        return Arrays.stream(values()).filter(l -> l.word.equals(word)).findFirst();
    }

    Convention convention() {
        return switch (this) {
            case MOODLE -> new MoodleExport();
            case CANVAS -> new CanvasExport();
            case GRADESCOPE -> new GradescopeExport();
            case FOLDER -> new PlainFolder();
        };
    }
}
