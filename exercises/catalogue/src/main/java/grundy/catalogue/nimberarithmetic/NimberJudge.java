package grundy.catalogue.nimberarithmetic;

import grundy.catalogue.Finding;
import grundy.catalogue.Finding.Kind;
import grundy.catalogue.judging.AnswerJudge;
import grundy.catalogue.judging.PlainValue;
import org.jspecify.annotations.Nullable;

/** Judges a nimber, which is told without a sign. */
final class NimberJudge extends AnswerJudge {

    private final long right;

    NimberJudge(long right) {
        this.right = right;
    }

    @Override
    protected String expected() {
        return Long.toUnsignedString(right);
    }

    @Override
    protected Finding ofReturned(@Nullable Object value) {
        if (!(value instanceof Long nimber)) {
            return invalid(PlainValue.describe(value) + " instead of a long");
        }
        String told = Long.toUnsignedString(nimber);
        return new Finding(nimber == right ? null : Kind.WRONG_ANSWER, expected(), told, told);
    }
}
