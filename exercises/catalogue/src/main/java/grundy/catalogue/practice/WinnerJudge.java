package grundy.catalogue.practice;

import grundy.catalogue.Finding;
import java.util.Locale;
import java.util.Set;

/** Judges who wins: the first player or the second. */
public final class WinnerJudge extends WrittenJudge {

    /** The player to move. */
    public static final String FIRST = "first";

    /** The other one. */
    public static final String SECOND = "second";

    private final String right;

    /** For a position that the first player wins, or the second. */
    public WinnerJudge(boolean firstPlayerWins) {
        this.right = winner(firstPlayerWins);
    }

    /** The word for the winner. */
    public static String winner(boolean firstPlayerWins) {
        return firstPlayerWins ? FIRST : SECOND;
    }

    @Override
    protected String expected() {
        return right;
    }

    @Override
    protected Finding ofFilledIn(Object value) {
        String word = value instanceof String text ? text.strip().toLowerCase(Locale.ROOT) : "";
        return Set.of(FIRST, SECOND).contains(word)
                ? answered(word.equals(right), word, word)
                : misfit(value, "first or second");
    }
}
