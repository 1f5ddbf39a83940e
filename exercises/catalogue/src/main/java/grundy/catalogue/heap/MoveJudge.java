package grundy.catalogue.heap;

import grundy.catalogue.Finding;
import grundy.catalogue.Finding.Kind;
import grundy.catalogue.judging.AnswerJudge;
import org.jspecify.annotations.Nullable;

/** Judges the move in a won position: legal, and to a position that is lost. Any such move is right. */
final class MoveJudge extends AnswerJudge {

    private static final String NO_MOVE = "no move";
    private static final String RIGHT = "right";

    private final Position position;

    MoveJudge(Position position) {
        this.position = position;
    }

    @Override
    protected String expected() {
        return "a winning move" + Finding.SUCH_AS + position.winningMove();
    }

    /** A solution that finds no move may well end in an exception: which one says nothing. */
    @Override
    protected String saidByFailing() {
        return NO_MOVE;
    }

    @Override
    protected Finding ofReturned(@Nullable Object value) {
        MoveReading reading = MoveReading.of(value);
        if (reading instanceof MoveReading.Unreadable unreadable) {
            return invalid(unreadable.why());
        } else if (reading instanceof MoveReading.Named named) {
            return ofMove(named);
        }
        return wrong(Kind.WRONG_ANSWER, NO_MOVE, NO_MOVE);
    }

    private Finding ofMove(MoveReading.Named move) {
        var fault = MoveFault.of(position.game(), position.heaps(), move);
        if (fault.isPresent()) {
            return wrong(Kind.ILLEGAL_MOVE, fault.get().text(), said(move, fault.get()));
        }
        String text = MoveText.describe(move, position.heaps());
        return position.isWonBy(move)
                ? new Finding(null, "a winning move", text, RIGHT)
                : wrong(Kind.LOSING_MOVE, text, Position.sorted(position.after(move)));
    }

    /** An empty heap that is kept is one mistake, whichever move it is found in. */
    private String said(MoveReading.Named move, MoveFault fault) {
        if (fault.isNoMove()) {
            return NO_MOVE;
        }
        return move.pieces().contains(0) ? "an empty heap kept" : MoveText.describe(move, position.heaps());
    }
}
