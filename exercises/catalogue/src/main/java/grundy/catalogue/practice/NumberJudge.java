package grundy.catalogue.practice;

import grundy.catalogue.Answer;
import grundy.catalogue.Finding;
import grundy.catalogue.Judged;
import org.jspecify.annotations.Nullable;

/** Judges one number. */
public final class NumberJudge extends WrittenJudge {

    private final int right;

    /** For this number. */
    public NumberJudge(int right) {
        this.right = right;
    }

    /** The number that was answered; null where it was none. */
    public static @Nullable Integer answered(Judged judged) {
        return judged.answer() instanceof Answer.Returned returned ? number(returned.value()) : null;
    }

    @Override
    protected String expected() {
        return String.valueOf(right);
    }

    @Override
    protected Finding ofFilledIn(Object value) {
        Integer number = number(value);
        return number == null
                ? misfit(value, "a number")
                : answered(number == right, number.toString(), number.toString());
    }
}
