package grundy.catalogue.wythoff;

import grundy.catalogue.Case;
import grundy.catalogue.Case.Stratum;
import grundy.catalogue.Question;
import grundy.catalogue.judging.ExactJudge;
import grundy.games.Wythoff;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A position, as it is asked about. */
record TwoHeaps(int a, int b) {

    static final String FIRST_PLAYER_WINS = "firstPlayerWins";
    static final String WINNING_MOVE = "winningMove";

    static TwoHeaps of(Case asked) {
        List<Object> heaps = asked.question().arguments();
        return new TwoHeaps((Integer) heaps.get(0), (Integer) heaps.get(1));
    }

    boolean isLost() {
        return Wythoff.isLost(a, b);
    }

    /** A winning move, as the heaps that it leaves. */
    Optional<TwoHeaps> win() {
        return Wythoff.winningMoves(a, b).stream()
                .map(left -> new TwoHeaps(left[0], left[1]))
                .findFirst();
    }

    /** Whether a move can leave these heaps. */
    boolean reaches(int left, int right) {
        long fromA = (long) a - left;
        long fromB = (long) b - right;
        boolean takes = left >= 0 && right >= 0 && fromA >= 0 && fromB >= 0 && fromA + fromB > 0;
        return takes && (fromA == 0 || fromB == 0 || fromA == fromB);
    }

    Case winnerCase() {
        return new Case(input(), new Question(FIRST_PLAYER_WINS, List.of(a, b)), stratum(), ExactJudge.of(!isLost()));
    }

    Case moveCase() {
        return moveCase(stratum());
    }

    /** For a check that asks for winners too: counted apart from them, so that two constant answers earn nothing either. */
    Case moveCaseBesideWinners() {
        return moveCase(isLost() ? Stratum.ABSENT : Stratum.PRESENT);
    }

    private Case moveCase(Stratum counted) {
        return new Case(input(), new Question(WINNING_MOVE, List.of(a, b)), counted, new LeavingJudge(this));
    }

    private Map<String, Object> input() {
        return Map.of("heaps", List.of(a, b));
    }

    private Stratum stratum() {
        return isLost() ? Stratum.LOST : Stratum.WON;
    }

    /** Such as {@code 3 5}. */
    String text() {
        return a + " " + b;
    }
}
