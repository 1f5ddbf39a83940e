package grundy.catalogue;

import org.jspecify.annotations.Nullable;

/**
 * What a judge found in one answer.
 *
 * @param kind what is wrong with it, or null where it is right
 * @param expected the right answer in a few words, such as {@code second}
 * @param actual what the answer said in a few words, such as {@code first}
 * @param said what the answer amounts to, for comparing the answers of two solutions: equal texts mean that both said the
 *     same. Two right answers are the same even where they name different winning moves
 */
public record Finding(@Nullable Kind kind, String expected, String actual, String said) {

    /** An example of a right answer follows this in {@link #expected}, where many answers are right. */
    public static final String SUCH_AS = ", such as ";

    /** The ways in which an answer can be wrong, as in the report's contract. */
    public enum Kind {
        WRONG_ANSWER,
        ILLEGAL_MOVE,
        LOSING_MOVE,
        INVALID_ANSWER,
        INCONSISTENT,
        EXCEPTION,
        TIMEOUT,
        CRASH,
        /** The question was not put. Counts as wrong, and is not listed among the mismatches. */
        NOT_RUN
    }

    /** Whether nothing is wrong with the answer. */
    public boolean isRight() {
        return kind == null;
    }
}
