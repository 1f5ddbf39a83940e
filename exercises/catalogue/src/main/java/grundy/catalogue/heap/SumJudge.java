package grundy.catalogue.heap;

import grundy.catalogue.Answer;
import grundy.catalogue.Case;
import grundy.catalogue.Finding;

/**
 * Judges winner and move in one: a lost position must get no move, a won one a winning move.
 *
 * <p>What was said is the winner and, in a won position, the move. In a lost one no move is better than another, and two
 * solutions that both claim a win there have said the same.
 */
final class SumJudge implements Case.Judge {

    private final Position position;
    private final WinnerJudge winner;
    private final MoveJudge move;

    SumJudge(Position position) {
        this.position = position;
        this.winner = new WinnerJudge(position.isLost());
        this.move = new MoveJudge(position);
    }

    @Override
    public Finding judge(Answer answer) {
        Finding who = winner.judge(answer);
        return position.isLost() ? ofLost(who, answer) : ofWon(who, move.judge(answer));
    }

    private Finding ofLost(Finding who, Answer answer) {
        String claimed = MoveReading.namedBy(answer)
                .map(named -> ": " + MoveFault.describe(position.game(), position.heaps(), named))
                .orElse("");
        return new Finding(who.kind(), who.expected(), who.actual() + claimed, who.said());
    }

    private static Finding ofWon(Finding who, Finding how) {
        boolean saysSecond = who.said().equals(WinnerJudge.SECOND);
        return new Finding(
                how.kind(),
                WinnerJudge.FIRST + ", with " + how.expected(),
                saysSecond ? WinnerJudge.SECOND : how.actual(),
                who.said() + ", " + how.said());
    }
}
