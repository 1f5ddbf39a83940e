package grundy.catalogue.practice;

import grundy.catalogue.Answer;
import grundy.catalogue.Finding;
import grundy.catalogue.Finding.Kind;
import grundy.catalogue.judging.AnswerJudge;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Judges what a person wrote into a blank. */
public abstract class WrittenJudge extends AnswerJudge {

    private static final int LONGEST = 60;

    /** Judges what was filled in; {@link #misfit} where it has another form than was asked for. */
    protected abstract Finding ofFilledIn(Object value);

    @Override
    protected final Finding ofReturned(@Nullable Object value) {
        return value == null ? invalid("not answered") : ofFilledIn(value);
    }

    /** Another form than was asked for. */
    protected final Finding misfit(Object value, String wanted) {
        return invalid(shown(value) + " instead of " + wanted);
    }

    /** An answer of the right form, which is right or wrong. */
    protected final Finding answered(boolean right, String actual, String said) {
        return new Finding(right ? null : Kind.WRONG_ANSWER, expected(), actual, said);
    }

    /** A whole number, also one that was put in quotation marks; null where it is none. */
    protected static @Nullable Integer number(@Nullable Object value) {
        if (value instanceof Integer number) {
            return number;
        }
        return value instanceof String text && text.strip().matches("\\d{1,9}") ? Integer.valueOf(text.strip()) : null;
    }

    private static String shown(Object value) {
        if (value instanceof Answer.Foreign foreign) {
            return "a " + foreign.typeName();
        } else if (value instanceof List) {
            return "a list";
        } else if (value instanceof String text) {
            boolean isLong = text.codePointCount(0, text.length()) > LONGEST;
            return '"' + (isLong ? text.substring(0, text.offsetByCodePoints(0, LONGEST)) + "..." : text) + '"';
        }
        return String.valueOf(value);
    }
}
