package grundy.catalogue.judging;

import grundy.catalogue.Finding;
import grundy.catalogue.Finding.Kind;
import org.jspecify.annotations.Nullable;

/** Judges an answer of which exactly one is right: a number or a truth value. */
public final class ExactJudge extends AnswerJudge {

    private final Object right;
    private final String type;

    private ExactJudge(Object right, String type) {
        this.right = right;
        this.type = type;
    }

    /** The right answer is a number. */
    public static ExactJudge of(int right) {
        return new ExactJudge(right, "an int");
    }

    /** The right answer is a truth value. */
    public static ExactJudge of(boolean right) {
        return new ExactJudge(right, "a boolean");
    }

    @Override
    protected String expected() {
        return right.toString();
    }

    @Override
    protected Finding ofReturned(@Nullable Object value) {
        if (value == null || value.getClass() != right.getClass()) {
            return invalid(PlainValue.describe(value) + " instead of " + type);
        }
        String text = value.toString();
        return new Finding(value.equals(right) ? null : Kind.WRONG_ANSWER, expected(), text, text);
    }
}
