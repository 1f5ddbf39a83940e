package grundy.catalogue;

import java.util.List;
import java.util.stream.Collectors;

/**
 * The problem of a {@link WrittenExercise}.
 *
 * @param problem what all questions are about, in Markdown; may be empty
 * @param blanks what is to be filled in, in order; at least one
 */
public record Sheet(String problem, List<Blank> blanks) {

    /** The file that is handed in. */
    public static final String ANSWERS = "answers.json";

    /** The file that says what is asked. */
    public static final String QUESTIONS = "questions.md";

    public Sheet {
        blanks = List.copyOf(blanks);
        if (blanks.isEmpty()) {
            throw new IllegalArgumentException("a sheet without a question");
        }
    }

    /**
     * One answer to fill in.
     *
     * @param name short, such as {@code a}: its key in {@link Sheet#ANSWERS}
     * @param asks the question, in Markdown, in one line
     * @param form how an answer looks
     */
    public record Blank(String name, String asks, Form form) {}

    /** How an answer looks. */
    public enum Form {
        NUMBER("a number, such as `7`"),
        NUMBERS("a list of numbers, such as `[7, 1]`, in any order"),
        ROW("a list of numbers in the order of the question, such as `[7, 1]`"),
        WINNER("`\"first\"` or `\"second\"`"),
        MOVE("`\"none\"`, or the move in the words `\"heap 1 becomes 4\"`, `\"heap 1 becomes 2 and 1\"` or"
                + " `\"heap 1 becomes nothing\"`; heaps are counted from 1");

        private final String words;

        Form(String words) {
            this.words = words;
        }
    }

    /** The text of {@link #QUESTIONS}. */
    String questions(String exercise, String title) {
        String asked = blanks.stream()
                .map(b -> "- **" + b.name() + "**: " + b.asks() + "  \n  Write " + b.form().words + ".\n")
                .collect(Collectors.joining());
        return "# " + title + "\n\n" + (problem.isEmpty() ? "" : problem + "\n\n") + asked
                + "\nReplace each `null` in `" + ANSWERS
                + "` with your answer; one that is left `null` counts as not answered.\nThen run"
                + " `grundy check " + ANSWERS + "`, or hand that file in. (`grundy exercises " + exercise
                + "` says more about this exercise.)\n";
    }
}
