package grundy.catalogue.dag;

import grundy.catalogue.Answer;
import grundy.catalogue.Case;
import grundy.catalogue.Finding;
import grundy.catalogue.Finding.Kind;
import grundy.catalogue.judging.AnswerJudge;
import org.jspecify.annotations.Nullable;

/** Judges an answer about a graph with a cycle: nothing but the exception that reports it is right. */
final class RefusalJudge implements Case.Judge {

    private static final String RIGHT = IllegalArgumentException.class.getName();
    private static final String EXPECTED = "an IllegalArgumentException";

    @Override
    public Finding judge(Answer answer) {
        if (answer instanceof Answer.Threw threw && threw.type().equals(RIGHT)) {
            return new Finding(null, EXPECTED, EXPECTED, "refused");
        }
        return new Otherwise().judge(answer);
    }

    private static final class Otherwise extends AnswerJudge {

        @Override
        protected String expected() {
            return EXPECTED;
        }

        @Override
        protected Finding ofReturned(@Nullable Object value) {
            return wrong(Kind.WRONG_ANSWER, "values", "values");
        }
    }
}
