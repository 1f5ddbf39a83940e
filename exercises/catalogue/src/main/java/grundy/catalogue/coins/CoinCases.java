package grundy.catalogue.coins;

import grundy.catalogue.Case;
import grundy.catalogue.Case.Stratum;
import grundy.catalogue.Plain;
import grundy.catalogue.Question;
import grundy.catalogue.judging.ExactJudge;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The questions about a coin-turning game. */
final class CoinCases {

    static final String HEAD_VALUE = "headValue";
    static final String FIRST_PLAYER_WINS = "firstPlayerWins";

    private final CoinTruth truth;

    CoinCases(CoinTruth truth) {
        this.truth = truth;
    }

    Case head(int position) {
        return new Case(
                Map.of("head", position),
                new Question(HEAD_VALUE, List.of(position)),
                Stratum.VALUE,
                ExactJudge.of(truth.headValue(position)));
    }

    /** A short row is shown coin by coin. */
    Case shortRow(boolean[] heads) {
        return row(heads, Map.of("coins", Rows.letters(heads)));
    }

    /** A long row is shown by its heads, counted as the game does. */
    Case longRow(boolean[] heads) {
        Map<String, Object> input = new LinkedHashMap<>();
        input.put("heads", Rows.heads(heads, truth.game().first()));
        input.put("coins", heads.length);
        return row(heads, input);
    }

    private Case row(boolean[] heads, Map<String, Object> input) {
        boolean won = truth.isWon(heads);
        return new Case(
                input,
                new Question(FIRST_PLAYER_WINS, List.of(Rows.list(heads))),
                won ? Stratum.WON : Stratum.LOST,
                ExactJudge.of(won));
    }

    static boolean isAboutHead(Case asked) {
        return asked.question().method().equals(HEAD_VALUE);
    }

    static int position(Case asked) {
        return (Integer) asked.question().arguments().get(0);
    }

    static boolean[] heads(Case asked) {
        return Plain.flags(asked.question().arguments().get(0));
    }
}
