package grundy.catalogue.wythoff;

import grundy.catalogue.Finding;
import grundy.catalogue.Finding.Kind;
import grundy.catalogue.judging.AnswerJudge;
import grundy.catalogue.judging.PlainValue;
import grundy.games.Wythoff;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Judges the heaps that a move leaves: a move leads there, and they are lost. In a lost position, none is to be named. */
final class LeavingJudge extends AnswerJudge {

    private static final String NO_MOVE = "no move";
    private static final String RIGHT = "right";

    private final TwoHeaps position;

    LeavingJudge(TwoHeaps position) {
        this.position = position;
    }

    @Override
    protected String expected() {
        return position.win()
                .map(left -> "a winning move" + Finding.SUCH_AS + leaving(left.a(), left.b()))
                .orElse(NO_MOVE);
    }

    private static String leaving(int left, int right) {
        return "leaving " + left + " and " + right;
    }

    @Override
    protected Finding ofReturned(@Nullable Object value) {
        if (!(value instanceof Optional<?> optional)) {
            return invalid(PlainValue.describe(value) + " instead of an Optional");
        } else if (optional.isEmpty()) {
            return new Finding(position.isLost() ? null : Kind.WRONG_ANSWER, expected(), NO_MOVE, NO_MOVE);
        } else if (!(optional.get() instanceof List<?> heaps)) {
            return invalid("an Optional with " + PlainValue.describe(optional.get()) + " instead of an int[]");
        } else if (heaps.size() != 2
                || !(heaps.get(0) instanceof Integer left)
                || !(heaps.get(1) instanceof Integer right)) {
            return invalid("an array of " + heaps.size() + " numbers instead of the 2 heaps");
        } else {
            return ofMove(left, right);
        }
    }

    private Finding ofMove(int left, int right) {
        String text = leaving(left, right);
        if (!position.reaches(left, right)) {
            return wrong(Kind.ILLEGAL_MOVE, text + ": no move leads there", text);
        } else if (position.isLost()) {
            return wrong(Kind.WRONG_ANSWER, text, text);
        }
        return Wythoff.isLost(left, right)
                ? new Finding(null, "a winning move", text, RIGHT)
                : wrong(Kind.LOSING_MOVE, text, text);
    }
}
