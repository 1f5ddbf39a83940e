package grundy.catalogue.heap;

import grundy.catalogue.Finding;
import grundy.catalogue.Finding.Kind;
import grundy.catalogue.judging.AnswerJudge;
import org.jspecify.annotations.Nullable;

/** Judges who wins: any move that is present says {@code first}, be it legal or not; none says {@code second}. */
final class WinnerJudge extends AnswerJudge {

    static final String FIRST = "first";
    static final String SECOND = "second";

    private final boolean isLost;

    WinnerJudge(boolean isLost) {
        this.isLost = isLost;
    }

    @Override
    protected String expected() {
        return isLost ? SECOND : FIRST;
    }

    @Override
    protected Finding ofReturned(@Nullable Object value) {
        MoveReading reading = MoveReading.of(value);
        if (reading instanceof MoveReading.Unreadable unreadable) {
            return invalid(unreadable.why());
        }
        String winner = reading instanceof MoveReading.NoMove ? SECOND : FIRST;
        return new Finding(winner.equals(expected()) ? null : Kind.WRONG_ANSWER, expected(), winner, winner);
    }
}
