package grundy.catalogue.heap;

import grundy.catalogue.Finding;
import grundy.catalogue.Finding.Kind;
import grundy.catalogue.judging.AnswerJudge;
import grundy.catalogue.judging.PlainValue;
import org.jspecify.annotations.Nullable;

/** Judges a Grundy value. */
final class ValueJudge extends AnswerJudge {

    private final int right;

    ValueJudge(int right) {
        this.right = right;
    }

    @Override
    protected String expected() {
        return Integer.toString(right);
    }

    @Override
    protected Finding ofReturned(@Nullable Object value) {
        if (!(value instanceof Integer answered)) {
            return invalid(PlainValue.describe(value) + " instead of an int");
        }
        String text = answered.toString();
        return new Finding(answered == right ? null : Kind.WRONG_ANSWER, expected(), text, text);
    }
}
